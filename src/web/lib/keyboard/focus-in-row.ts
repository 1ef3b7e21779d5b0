/** Focuses an element that its row may show only while it is pointed at, or has the focus already. */
export function focusInRow(element: HTMLElement, options?: FocusOptions): void {
  element.dataset['focusing'] = ''
  element.focus(options)
  delete element.dataset['focusing']
}
