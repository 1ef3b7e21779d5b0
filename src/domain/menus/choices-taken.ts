import type { MenuChoice } from './menu-choice.ts'

/**
 * A menu's choices reduced to the dishes that one guest took.
 * @param taken the sheet of the dish taken from each choice; null, or one that the choice does not offer, where it is
 *   unknown: then all dishes of the choice remain, equally likely
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
