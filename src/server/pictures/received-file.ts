/** A body as a file. A file of Node's own copies its bytes when it is made and again when it is read: 10 MB each time. */
export class ReceivedFile extends File {
  readonly #bytes: Buffer<ArrayBuffer>

  constructor(bytes: Buffer<ArrayBuffer>, name: string, options: FilePropertyBag) {
    super([], name, options)
    this.#bytes = bytes
  }

  override get size(): number {
    return this.#bytes.length
  }

  override bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return Promise.resolve(this.#bytes)
  }
}
