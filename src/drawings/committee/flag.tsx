/** The dominance marker: a flag in two line weights. Decoration: its name stands beside it. */
export function Flag() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d="M5 22V2.500M5 3.500h14l-4 5 4 5H5" />
    </svg>
  );
}
