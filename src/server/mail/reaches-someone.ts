/** A domain that ends in .invalid does not exist (RFC 2606): the operator has not given an address yet. */
export function reachesSomeone(operatorEmail: string): boolean {
  return !operatorEmail.toLowerCase().endsWith('.invalid')
}
