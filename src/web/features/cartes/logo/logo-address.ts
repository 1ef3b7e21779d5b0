import { address } from '#web/lib/navigation/address.ts'
/** Where a browser reads a logo; another logo has another address. */
export function logoAddress(carteId: string, logo: { id: string }): string {
  return address(`/api/cartes/${carteId}/logo/${logo.id}`)
}
