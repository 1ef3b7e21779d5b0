import { useKitchen } from '../frame/kitchen-context.ts'
import { cleanInitials, readInitials, useInitials } from './initials.ts'

/** Whose initials are beside what is ticked here: those that were typed, else of the name of who is signed in. */
export function useTickInitials(): string {
  const typed = useInitials()
  const name = useKitchen().person?.name
  return typed === '' && name !== undefined ? initialsOf(name) : typed
}

/** The same, as they are when they are asked for: they may have been typed a moment ago. */
export function useReadInitials(): () => string {
  const name = useKitchen().person?.name ?? ''
  return () => readInitials() || initialsOf(name)
}

/** 'Léa Fontaine' as 'LF', 'Jean-Paul' as 'JP'. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s'’-]+/u)
  return cleanInitials(words.map((word) => Array.from(word.normalize('NFC'))[0] ?? '').join(''))
}
