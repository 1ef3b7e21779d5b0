import { Drawing } from './drawing.tsx'

/** An open notebook with a recipe begun: sheets. */
export function NotebookDrawing() {
  return (
    <Drawing>
      <ellipse className="tint" cx="60" cy="80" rx="46" ry="6" />
      <path d="M60 24c-9-6-22-8-36-7v53c14-1 27 1 36 7 9-6 22-8 36-7V17c-14-1-27 1-36 7Z" />
      <path d="M60 24v53" />
      <path d="M32 29c7-.4 13 .6 19 3M32 38c7-.4 13 .6 19 3M32 47c5-.3 9 .2 13 1.400" />
      <path d="M69 32c6-2.400 12-3.400 19-3M69 41c6-2.400 12-3.400 19-3" />
      <path
        className="accent"
        d="m104 20-22 34-3.500 8.500 7.500-5.500 22-34c1-1.600.500-3.600-1-4.500s-2.200-.2-3 1.500Z"
      />
    </Drawing>
  )
}
