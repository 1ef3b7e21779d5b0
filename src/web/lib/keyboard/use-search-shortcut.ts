import { useShortcut } from './use-shortcut.ts'

/** Runs `onSlash` when '/' is typed outside a field and outside a dialog. */
export function useSearchShortcut(onSlash: () => void, enabled = true): void {
  useShortcut('/', onSlash, enabled)
}
