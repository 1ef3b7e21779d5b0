/** Characters; `choice` is the name of one choice. */
export const MENU_MAX_LENGTH = { nom: 200, description: 500, choice: 200 } as const

/** Of one menu. */
export const MAX_CHOICES = 20
/** Of one choice. */
export const MAX_DISHES = 100
/** Of all cartes of an account. */
export const MAX_MENUS = 200
