import {
  type Copy,
  DockerfileParser,
  type Healthcheck,
  type Instruction,
  type JSONInstruction,
} from 'dockerfile-ast'

/** What a stage does to its file system, in order. */
export type Step =
  | { kind: 'copy'; from: string | undefined; sources: string[]; target: string }
  | { kind: 'run'; command: string }

export type Stage = {
  name: string | undefined
  image: string
  workdir: string
  env: Record<string, string>
  user: string
  steps: Step[]
  volumes: string[]
  /** Programs with their arguments, as their JSON forms give them. */
  cmd: string[] | undefined
  healthcheck: string[] | undefined
}

/**
 * The stages of a Dockerfile, the last of which is the image.
 * @throws Error for an instruction that no rehearsal knows, by name and line
 */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  const dockerfile = DockerfileParser.parse(text)
  for (const instruction of dockerfile.getInstructions()) {
    const line = instruction.getArgumentsContent() ?? ''
    if (instruction.getKeyword() === 'FROM') {
      const [image = '', , name] = line.split(/\s+/)
      stages.push({ ...EMPTY, name, image, env: {}, steps: [], volumes: [] })
      continue
    }
    const stage = stages.at(-1)
    if (stage === undefined) throw new Error('A Dockerfile begins with FROM')
    add(stage, instruction, line)
  }
  return stages
}

const EMPTY = { workdir: '/', user: 'root', cmd: undefined, healthcheck: undefined }

function add(stage: Stage, instruction: Instruction, line: string): void {
  switch (instruction.getKeyword()) {
    case 'WORKDIR':
      stage.workdir = line
      break
    case 'ENV':
      for (const assignment of line.split(/\s+/)) {
        const [name = '', ...value] = assignment.split('=')
        stage.env[name] = value.join('=')
      }
      break
    case 'USER':
      stage.user = line
      break
    case 'VOLUME':
      stage.volumes.push(line)
      break
    case 'RUN':
      stage.steps.push({ kind: 'run', command: line })
      break
    case 'COPY':
      stage.steps.push(copyOf(instruction as Copy))
      break
    case 'CMD':
      stage.cmd = wordsOf(instruction as JSONInstruction)
      break
    case 'HEALTHCHECK':
      stage.healthcheck = JSON.parse(
        /\[.*\]/s.exec((instruction as Healthcheck).getArgumentsContent() ?? '')?.[0] ?? '[]',
      ) as string[]
      break
    case 'EXPOSE':
    case 'STOPSIGNAL':
      break
    default:
      throw new Error(
        `${instruction.getKeyword()} in line ${instruction.getRange().start.line + 1} of the Dockerfile is not rehearsed`,
      )
  }
}

function copyOf(copy: Copy): Step {
  const words = copy.getArguments().map((argument) => argument.getValue())
  const from = copy.getFromFlag()?.getValue() ?? undefined
  return { kind: 'copy', from, sources: words.slice(0, -1), target: words.at(-1) ?? '.' }
}

function wordsOf(instruction: JSONInstruction): string[] {
  return instruction.getJSONStrings().map((each) => each.getJSONValue())
}
