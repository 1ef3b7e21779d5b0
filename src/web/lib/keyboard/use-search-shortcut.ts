import { usePlainKey } from './use-shortcut.ts'

/** Runs `onSlash` when '/' is typed outside a field and outside a dialog. */
export function useSlashKey(onSlash: () => void, enabled = true): void {
  usePlainKey('/', onSlash, enabled)
}
