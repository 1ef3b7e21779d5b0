import type { ReactNode } from 'react'

/** Parts of src/web/ui as they are used, by their names. A component where the part needs state. */
export type Examples = Record<string, () => ReactNode>
