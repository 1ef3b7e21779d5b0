/** The form that the fields of a line belong to. */
export function lineFormId(lineKey: string): string {
  return `form-${lineKey}`
}

/**
 * Fields without a form are a single one to a browser's autofill, which reads it whole again at every
 * keystroke: with sixty lines that costs more than the costing. So each line has its own. Nothing is ever sent.
 */
export function LineForm({ lineKey }: { lineKey: string }) {
  return <form id={lineFormId(lineKey)} hidden onSubmit={(event) => event.preventDefault()} />
}
