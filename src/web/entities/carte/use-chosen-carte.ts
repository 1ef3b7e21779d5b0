import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartesQuery } from './cartes-query.ts'

const KEY = 'gramme.carte'

/** The carte that this tab has shown last; pages of the carte open on it. */
function lastShown(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function remember(id: string): void {
  try {
    sessionStorage.setItem(KEY, id)
  } catch {
    // Without storage the pages open on the first carte.
  }
}

/** The pages of the carte open on this one from now on. */
export function useRememberedCarte(id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined) remember(id)
  }, [id])
}

/**
 * The carte that a page is about: the one that its address asks for, else the one that was shown last in this tab, else
 * the first.
 */
export function useChosenCarte(requested?: string) {
  const query = useQuery(cartesQuery())
  const cartes = query.data ?? []
  const find = (wanted: string | null | undefined) => cartes.find(({ id }) => id === wanted)
  const carte = find(requested) ?? find(lastShown()) ?? cartes[0]
  useRememberedCarte(find(requested)?.id)
  return { query, cartes, carte }
}
