/** By then a dialog that was to open has failed to. */
const LONGEST_MS = 5000

/**
 * For a step that leads to another field, in a dialog that is still to be loaded or drawn: what is typed until that field has
 * the focus is typed into it, and not into the field that has the focus now.
 */
export function holdTyping(): void {
  const from = document.activeElement
  const until = new AbortController()
  let held = ''

  const hold = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return until.abort()
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.length === 1) held += event.key
    else if (event.key === 'Backspace') held = held.slice(0, -1)
    else if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const release = ({ target }: FocusEvent) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (!isField || target === from) return
    // A field of numbers selects its text once it has the focus: what is typed replaces that.
    setTimeout(() => {
      until.abort()
      // The one way to type into a field that undoing knows.
      if (held !== '' && document.activeElement === target) document.execCommand('insertText', false, held)
    })
  }
  const options = { capture: true, signal: until.signal }
  addEventListener('keydown', hold, options)
  addEventListener('focusin', release, options)
  setTimeout(() => until.abort(), LONGEST_MS)
}
