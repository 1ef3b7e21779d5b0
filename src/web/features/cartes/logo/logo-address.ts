/** Where a browser reads a logo; another logo has another address. */
export function logoAddress(carteId: string, logo: { id: string }): string {
  return `/api/cartes/${carteId}/logo/${logo.id}`
}
