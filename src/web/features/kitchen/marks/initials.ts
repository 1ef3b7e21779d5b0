import { createAtom } from '@tanstack/store'
import { INITIALS_MAX_LENGTH } from '#domain/kitchen/limits.ts'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import { ownName } from '#web/lib/navigation/address.ts'

/** Where a browser remembers who ticks here, until it is closed. */
export const INITIALS_KEY = 'gramme-initials'

const initials = createAtom(stored())

function stored(): string {
  try {
    return cleanInitials(sessionStorage.getItem(ownName(INITIALS_KEY)) ?? '')
  } catch {
    return ''
  }
}

/** 'fb' as 'FB': capitals without accents, as many as a tick has room for. */
export function cleanInitials(text: string): string {
  const letters = text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
  return letters.slice(0, INITIALS_MAX_LENGTH)
}

export const readInitials = () => initials.get()
export const useInitials = () => useAtomValue(initials)

export function rememberInitials(text: string): void {
  initials.set(cleanInitials(text))
  try {
    sessionStorage.setItem(ownName(INITIALS_KEY), initials.get())
  } catch {
    // Then they are known until the page is closed.
  }
}
