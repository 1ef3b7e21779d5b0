import type { MenuDish } from '#contract/menus.ts'

/** What the guest reads. */
export function nameOf({ nomAffiche, title }: Pick<MenuDish, 'nomAffiche' | 'title'>): string {
  return nomAffiche ?? title
}
