import type { Table } from './model.ts';

/**
 * The places at the end, by the model: one number for each country, in which a goal weighs more than any reputation.
 * @param table the table at the end
 * @param met the goals that each country says its group has met
 */
export function placesAt(table: Table, met: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const worth = (id: string): number => {
    const members = table.partners(id).length;
    if (members === 1) return met[id]! * 1000 + table.standing(id);
    return (met[id] === 2 * members ? 2000 : 1000) + table.standing(id);
  };
  const first = table.seats.filter((id) => table.partners(id)[0] === id);
  return Object.fromEntries(table.seats.map((id) => [id, 1 + first.filter((other) => worth(other) > worth(id)).length]));
}
