/** What every field is given. */
export interface FieldProps {
  /** Neutral of language; tests and addresses use it. */
  readonly name: string;
  readonly label: string;
  /** False until the example is awake: till then a field's content is left as the reader may have typed it. */
  readonly awake: boolean;
  readonly invalid?: boolean | undefined;
}

interface ChoiceProps extends FieldProps {
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

/** A native list of options with its label. */
export function Choice({ name, label, value, options, awake, invalid, onChange }: ChoiceProps) {
  const held = awake ? { value } : { defaultValue: value };
  return (
    <label class="ex-field">
      <span>{label}</span>
      <select
        name={name}
        autoComplete="off"
        {...held}
        aria-invalid={invalid ? 'true' : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map(([id, text]) => (
          <option key={id} value={id} selected={awake ? undefined : id === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
