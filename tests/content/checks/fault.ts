/** Something wrong in the content: where (file and rule id or key), and what. */
export interface Fault {
  readonly at: string;
  readonly what: string;
}
