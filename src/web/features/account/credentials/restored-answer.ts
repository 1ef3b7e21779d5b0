import { z } from 'zod'

/** Of a sign-in that has restored an account which was to be erased. */
export const restoredAnswer = z.object({ restored: z.object({ eraseAt: z.string() }) })
