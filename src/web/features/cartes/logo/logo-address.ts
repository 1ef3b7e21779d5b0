import { address } from '#web/lib/navigation/address.ts'

/** Where a browser reads a logo; another logo has another address. */
export function logoAddress(carteId: string, logo: { id: string }): string {
  return address(`/api/cartes/${carteId}/logo/${logo.id}`)
}

/** The same of a version that is kept: its logo has the id of the version. */
export function versionLogoAddress(_carteId: string, { id }: { id: string }): string {
  return address(`/api/carte-versions/${id}/logo/${id}`)
}
