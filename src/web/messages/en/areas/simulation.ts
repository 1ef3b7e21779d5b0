import { simulation as simulator } from '../simulation.ts'

/** The simulator. */
export const simulation = { simulation: simulator } as const
