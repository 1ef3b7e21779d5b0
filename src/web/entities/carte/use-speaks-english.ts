import { useQuery } from '@tanstack/react-query'
import { speaksEnglish } from '#domain/cartes/languages.ts'
import { cartesQuery } from './cartes-query.ts'

/** Whether texts of a carte are typed in English too. */
export function useSpeaksEnglish(carteId: string | undefined): boolean {
  const { data: cartes = [] } = useQuery(cartesQuery())
  const carte = cartes.find(({ id }) => id === carteId) ?? (carteId === undefined ? cartes[0] : undefined)
  return carte !== undefined && speaksEnglish(carte)
}
