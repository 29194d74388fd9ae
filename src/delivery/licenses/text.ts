import type { Plugin } from 'vite';

/** Full texts of licences by SPDX identifier, as in the package `spdx-license-list`. */
export type Standards = Readonly<Record<string, { readonly licenseText: string }>>;

/**
 * The standard text of a package's licence, if the package itself has only a reference to it or nothing.
 *
 * @throws if neither the package nor the standard texts have the licence
 */
const missingText = ({ name, identifier = '', text = '' }: Shipped, standards: Standards): string | undefined => {
  const standard = standards[identifier]?.licenseText.trim();
  if (!standard && !text) throw new Error(`${name} is shipped to readers, but it has no licence text and no known licence: "${identifier}".`);
  return standard && text.length < standard.length / 2 ? standard : undefined;
};

const section = (title: string, text: string): string => `${'='.repeat(80)}\n${title}\n\n${text.trim()}\n`;

/** The line that names a package in the file of licences. There is no `@`, so that no name looks like an e-mail address. */
const titleOf = ({ name, version, identifier }: Shipped): string => [name, version, identifier && `(${identifier})`].filter(Boolean).join(' ');

const byName = (packages: readonly Shipped[]): readonly Shipped[] =>
  [...new Map(packages.map((each) => [titleOf(each), each]))].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);

/**
 * Writes the file of licences: the notice of each package, then the full text of each licence that a notice only names.
 *
 * @param head what stands before the packages
 * @param packages in any order; a package that is listed twice is written once
 * @param standards full texts by SPDX identifier
 * @throws if a package has no licence
 */
export const licensesText = (head: string, packages: readonly Shipped[], standards: Standards): string => {
  const listed = byName(packages);
  const full = new Map(listed.map((each) => [each.identifier ?? '', missingText(each, standards)] as const).filter(([, text]) => text));
  return [
    `${head.trim()}\n`,
    ...listed.map((each) => section(titleOf(each), each.text ?? '')),
    ...[...full].map(([identifier, text]) => section(`${identifier}: full text`, text!)),
  ].join('\n');
};

/** A package whose code readers download, as Vite lists it. */
export interface Shipped {
  readonly name: string;
  readonly version?: string;
  /** SPDX identifier of its licence. */
  readonly identifier?: string;
  /** Content of its licence file. */
  readonly text?: string;
}

/** Name of the file in which Vite lists the packages of a bundle. */
export const SHIPPED = 'shipped.json';

/** A Vite plugin that lists the packages in the scripts for browsers, and not those of the code that makes pages. */
export const listShippedToBrowsers: Plugin = {
  name: 'list-shipped',
  configEnvironment: (name) => (name === 'client' ? { build: { license: { fileName: SHIPPED } } } : undefined),
};
