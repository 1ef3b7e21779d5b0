import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import { useRedactedSettings } from '#web/lib/session/use-account.ts'

/** How the account counts losses; undefined until it is known. */
export function useWastageMethod(): WastageMethod | undefined {
  return useRedactedSettings().data?.wastageMethod
}
