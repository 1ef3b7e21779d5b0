/** Of two tones, in hertz. */
const TONES = [880, 1175]
const TONE_S = 0.22
const EVERY_MS = 1500

/** What a timer that is over sounds like. A browser lets a page sound only once it was touched. */
class TimerSound {
  #context: AudioContext | undefined
  #ringing: ReturnType<typeof setInterval> | undefined

  /** Called by a touch or a key. Nothing where the browser has no sound. */
  async unlock(): Promise<void> {
    try {
      this.#context ??= new AudioContext()
      await this.#context.resume()
    } catch {
      this.#context = undefined
    }
  }

  get isUnlocked(): boolean {
    return this.#context?.state === 'running'
  }

  /** Rings until it is stopped. */
  ring(): void {
    if (this.#ringing !== undefined) return
    this.#sound()
    this.#ringing = setInterval(() => this.#sound(), EVERY_MS)
  }

  stop(): void {
    clearInterval(this.#ringing)
    this.#ringing = undefined
  }

  #sound(): void {
    const context = this.#context
    if (context?.state !== 'running') return
    for (const [index, tone] of TONES.entries()) {
      const start = context.currentTime + index * TONE_S
      const [oscillator, gain] = [context.createOscillator(), context.createGain()]
      oscillator.frequency.value = tone
      gain.gain.setValueAtTime(0.5, start)
      gain.gain.exponentialRampToValueAtTime(0.001, start + TONE_S)
      oscillator.connect(gain).connect(context.destination)
      oscillator.start(start)
      oscillator.stop(start + TONE_S)
    }
  }
}

export const timerSound = new TimerSound()
