/** In the place of the address of a house that is nobody's account: nothing is ever sent to it. */
export const unreachableAddress = (houseId: string) => `${houseId}@maison.invalid`
