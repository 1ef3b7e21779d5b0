/** What is read of React's tree, as its developer tools read it. */
interface Fiber {
  type: unknown
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

/** Set by React on what has rendered. */
const PERFORMED_WORK = 1

let note: ((root: Fiber) => void) | null = null

// React reads the hook when it is loaded: this module comes before it.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    isDisabled: false,
    inject: () => 1,
    onCommitFiberRoot: (_id: number, { current }: { current: Fiber }) => note?.(current),
    onPostCommitFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
    setStrictMode: () => {},
  },
})

/** The components that render during an act, by their names, once for each time; what appears for the first time is left out. */
export async function renderedBy(act: () => Promise<void>): Promise<string[]> {
  const names: string[] = []
  note = (root) => addRendered(root, names)
  try {
    await act()
  } finally {
    note = null
  }
  return names
}

function addRendered(parent: Fiber, names: string[]): void {
  // The same children as before: nothing below has rendered.
  if (parent.alternate === null || parent.child === parent.alternate.child) return
  for (let fiber = parent.child; fiber !== null; fiber = fiber.sibling) {
    if (fiber.alternate === null) continue
    const { type } = fiber
    if (typeof type === 'function' && (fiber.flags & PERFORMED_WORK) !== 0) names.push(type.name)
    addRendered(fiber, names)
  }
}
