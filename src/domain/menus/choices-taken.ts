import type { MenuChoice } from './menu-choice.ts'

/**
 * A menu's choices as one guest settled them.
 * @param taken the sheet of the dish taken from each choice; null, or one that the choice does not offer, where nobody
 *   knows and any dish of the choice is as likely as the others
 */
export function choicesTaken(
  choices: readonly MenuChoice[],
  taken: readonly (string | null)[],
): MenuChoice[] {
  return choices.map((choice, index) => {
    const dish = choice.dishes.find(({ ficheId }) => ficheId === taken[index])
    return dish ? { dishes: [dish] } : choice
  })
}
