/** A part of the page: its anchor, its number if it has one, its title. */
interface PageSection {
  readonly id: string;
  readonly number?: string | undefined;
  readonly title: string | undefined;
}

/** Either a part, which may have parts of its own, or what some parts are about: its class, its sign, its name. */
export type Entry =
  | (PageSection & { readonly about?: undefined; readonly parts?: readonly PageSection[] })
  | { readonly about: { readonly of: string; readonly sign: string }; readonly title: string | undefined; readonly parts: readonly PageSection[] };
