/** Browsers read the file after the click: its memory is given back once they have. */
const REVOKE_MS = 60_000

/** Hands a file to the reader as a download. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  downloadFrom(name, address)
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_MS)
}

/** Downloads what is at an address, however large, without leaving the page. */
export function downloadFrom(name: string, address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
