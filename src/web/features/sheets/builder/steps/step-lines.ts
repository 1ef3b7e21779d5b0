/** Steps are kept as text, one a line; what is written here and in the editor's field is the same. */
export function stepsIn(text: string): string[] {
  return text.split('\n')
}

export function asText(steps: readonly string[]): string {
  return steps.join('\n')
}

/** Enter within a step: the text after the caret begins the next one. */
export function splitStep(steps: readonly string[], index: number, caret: number): string[] {
  const step = steps[index] ?? ''
  return steps.toSpliced(index, 1, step.slice(0, caret).trimEnd(), step.slice(caret).trimStart())
}

/** Backspace at the beginning of a step: it goes on from the one before. */
export function joinToPrevious(steps: readonly string[], index: number): string[] {
  const before = steps[index - 1]
  return before === undefined ? [...steps] : steps.toSpliced(index - 1, 2, before + (steps[index] ?? ''))
}

export function moveStep(steps: readonly string[], from: number, to: number): string[] {
  const step = steps[from]
  if (step === undefined || to < 0 || to >= steps.length) return [...steps]
  return steps.toSpliced(from, 1).toSpliced(to, 0, step)
}

/** The last step of all leaves an empty one to write in. */
export function removeStep(steps: readonly string[], index: number): string[] {
  const left = steps.toSpliced(index, 1)
  return left.length === 0 ? [''] : left
}

/** Restores it at its position, or as near as the list allows. */
export function restoreStep(steps: readonly string[], step: string, index: number): string[] {
  if (steps.length === 1 && steps[0] === '') return [step]
  return steps.toSpliced(Math.min(index, steps.length), 0, step)
}
