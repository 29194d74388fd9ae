/** The code without the import or the export of a name, if it has the name nowhere else. */
export const without = (code: string, name: string): string => {
  if (code.split(name).length !== 2) return code;
  const part = `(?:\\w+ as )?${name}(?: as \\w+)?`;
  return code
    .replace(new RegExp(`import \\{ ${part} \\} from "[^"]*";\\n?`), '')
    .replace(new RegExp(`, ${part}(?= \\})|(?<=(?:im|ex)port \\{ (?:[^}"]*, )?)${part}, `), '');
};
