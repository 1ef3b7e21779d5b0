// Menus at a fixed price.
export { menus } from '../menus.ts'
