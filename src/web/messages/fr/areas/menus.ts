import { menus as formules } from '../menus.ts'

/** Menus at a fixed price. */
export const menus = { menus: formules } as const
