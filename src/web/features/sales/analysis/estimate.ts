/** '41', and '≈ 41' of a figure that is built on portions of menus which are spread evenly over the dishes of a choice. */
export function estimate(text: string, estimated: boolean): string {
  return estimated ? `≈\u00a0${text}` : text
}
