import { inject } from 'vitest'

/** Whether the tests run on an engine that distributes: its tables are on several machines, in parts. */
export const isDistributed = inject('nodeUrls').length > 1
