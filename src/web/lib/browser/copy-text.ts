/**
 * Puts a text into the clipboard. Browsers offer theirs to pages behind https alone, and not to all of those: from a
 * server in the kitchen's own network, or where they refuse, the text is selected and copied as by hand.
 * @throws when the browser allows neither
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    copyAsByHand(text)
  }
}

function copyAsByHand(text: string): void {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  if (!copied) throw new Error('This browser lets no page copy')
}
