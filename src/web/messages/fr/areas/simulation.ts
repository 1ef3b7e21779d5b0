// The simulator.
export { simulation } from '../simulation.ts'
