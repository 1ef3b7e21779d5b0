/** Browsers read the file after the click: its memory is given back once they have. */
const REVOKE_MS = 60_000

/** Hands a file to the reader as a download. */
export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS)
}
