/* The list of all examples. Each line has an example's id and the folder that holds everything about it. */
export { facts as crisis } from './crisis/facts.ts';
export { facts as 'event-track' } from './event-track/facts.ts';
export { facts as 'final-scoring' } from './final-scoring/facts.ts';
export { facts as influence } from './influence/facts.ts';
export { facts as lobbying } from './lobbying/facts.ts';
export { facts as policies } from './policies/facts.ts';
export { facts as requirement } from './requirement/facts.ts';
export { facts as scoring } from './scoring/facts.ts';
export { facts as 'contracts-setup' } from './contracts-setup/facts.ts';
export { facts as 'new-contracts' } from './new-contracts/facts.ts';
export { facts as 'contract-life' } from './contract-life/facts.ts';
export { facts as 'union-actions' } from './union-actions/facts.ts';
export { facts as setup } from './setup/facts.ts';
export { facts as 'solar-phase' } from './solar-phase/facts.ts';
export { facts as temperature } from './temperature/facts.ts';
export { facts as ranking } from './ranking/facts.ts';
export { facts as 'karma-and-radicals' } from './karma-and-radicals/facts.ts';
