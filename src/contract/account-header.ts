/**
 * On every answer to someone signed in: in whose name it is given, as `accountName` has it. A browser keeps it for reading offline under that.
 * On a request: the name for which it is meant; the server refuses it when another person is signed in, or acts in another house.
 */
export const ACCOUNT_HEADER = 'gramme-account'

/** What a tablet of a kitchen is named by there: it has no account. */
export const TABLET_PREFIX = 'kitchen-'

export const isTablet = (name: string | null): name is string => name?.startsWith(TABLET_PREFIX) ?? false

/** Who asks or is answered: a person, in a house. */
export type Acting = { userId: string; houseId: string }

/** The name of a person in a house: the id alone in the house of the account itself, and that of both in another. */
export function accountName({ userId, houseId }: Acting): string {
  return houseId === userId ? userId : `${houseId}.${userId}`
}

/** The person in such a name; undefined for a tablet. */
export function personNamed(name: string): string | undefined {
  return name.startsWith(TABLET_PREFIX) ? undefined : name.split('.').at(-1)
}
