/** A fraction of whole numbers, without a rounding. */
export class Fraction {
  static readonly ZERO = new Fraction(0n)
  static readonly ONE = new Fraction(1n)
  readonly over: bigint
  readonly under: bigint

  constructor(over: bigint, under = 1n) {
    const sign = under < 0n ? -1n : 1n
    const by = divisor(over < 0n ? -over : over, under * sign) * sign
    this.over = over / by
    this.under = under / by
  }

  /** The decimal number as it is written: 0.1 is a tenth. */
  static of(value: number): Fraction {
    const [digits = '', power = '0'] = String(value).split('e')
    const [whole = '', decimals = ''] = digits.split('.')
    const exponent = BigInt(Number(power) - decimals.length)
    const figure = BigInt(whole + decimals)
    return exponent < 0n ? new Fraction(figure, 10n ** -exponent) : new Fraction(figure * 10n ** exponent)
  }

  plus(other: Fraction): Fraction {
    return new Fraction(this.over * other.under + other.over * this.under, this.under * other.under)
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.over, other.under))
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.over * other.over, this.under * other.under)
  }

  by(other: Fraction): Fraction {
    return new Fraction(this.over * other.under, this.under * other.over)
  }

  isAbove(other: Fraction): boolean {
    return this.over * other.under > other.over * this.under
  }

  get size(): Fraction {
    return this.over < 0n ? new Fraction(-this.over, this.under) : this
  }

  toNumber(): number {
    const whole = this.over / this.under
    return Number(whole) + Number(((this.over - whole * this.under) * 10n ** 18n) / this.under) / 1e18
  }
}

function divisor(one: bigint, other: bigint): bigint {
  let [greater, less] = [one, other]
  while (less !== 0n) [greater, less] = [less, greater % less]
  return greater === 0n ? 1n : greater
}
