import { type ESTree, parseSync } from 'vite'

/** One change of a source file. `start` and `end` are offsets in it. */
export type Mutant = { start: number; end: number; text: string; what: string }

type Node = ESTree.Node & { start: number; end: number }

const swapped: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
}

/** Methods whose call is left out, or that are called instead. */
const calls: Record<string, string | null> = {
  where: null,
  having: null,
  forUpdate: null,
  skipLocked: null,
  onConflict: null,
  filter: null,
  trim: null,
  toLowerCase: null,
  toReversed: null,
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
}

/** Every mutant of a file: what somebody might have got wrong in it. */
export function mutantsOf(path: string, source: string): Mutant[] {
  if (path.endsWith('.sql')) return ofSqlFile(source)
  const { program, errors } = parseSync(path, source, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`)
  const made: Mutant[] = []
  const of = (node: Node) => source.slice(node.start, node.end)
  const add = (node: Node, text: string, what = `${short(of(node))} → ${short(text)}`) =>
    made.push({ start: node.start, end: node.end, text, what })
  walk(program as unknown as Node, (node) => {
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const [left, right] = [node.left as Node, node.right as Node]
      const between = source.slice(left.end, right.start)
      // A text that is put together is not a sum.
      if (node.operator === '+' && [left, right].some(isText)) return
      for (const operator of swapped[node.operator] ?? [])
        add(node, of(left) + between.replace(node.operator, operator) + of(right))
      if (node.operator === '??') add(node, of(left))
    } else if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
      const test = node.test as Node
      for (const always of ['true', 'false']) if (of(test) !== always) add(test, always)
    } else if (node.type === 'UnaryExpression' && node.operator === '!') add(node, of(node.argument as Node))
    else if (node.type === 'Literal' && typeof node.value === 'number') add(node, String(node.value + 1))
    else if (node.type === 'Literal' && typeof node.value === 'boolean') add(node, String(!node.value))
    else if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const { object, property } = node.callee as unknown as { object: Node; property: Node & { name?: string } }
      // `toString` is not one of them, though every object has it.
      const other = Object.hasOwn(calls, property.name ?? '') ? calls[property.name!] : undefined
      if (other === null) add(node, of(object), `without ${short(source.slice(object.end, node.end).trim())}`)
      else if (other) add(property, other)
    } else if (node.type === 'ExpressionStatement' && isCall(node.expression as Node)) {
      // A block, because the statement may be the only one of an `if`.
      add(node, '{}', `without ${short(of(node))}`)
    } else if (node.type === 'TemplateLiteral') for (const mutant of ofSql(source, node)) made.push(mutant)
  })
  return made
}

/** A condition of a statement that is written as text, or what it locks. */
const sqlParts = /^\s*AND [^\n]*$|\bFOR UPDATE(?: OF \w+)?(?: SKIP LOCKED)?\b|\bON CONFLICT\b[^\n`]*DO NOTHING/gim

function ofSql(source: string, node: Node): Mutant[] {
  const text = source.slice(node.start, node.end)
  return [...text.matchAll(sqlParts)]
    .filter(([part]) => count(part, '(') === count(part, ')') && count(part, '{') === count(part, '}'))
    .map((match) => {
      const start = node.start + match.index
      return { start, end: start + match[0].length, text: '', what: `without ${short(match[0].trim())}` }
    })
}

/** Of functions and triggers: what they lock, which rows they read, and what they compare. Comments are left alone. */
function ofSqlFile(source: string): Mutant[] {
  const made: Mutant[] = []
  let start = 0
  for (const line of source.split('\n')) {
    if (!/^\s*--/.test(line)) {
      for (const match of line.matchAll(
        /^\s*PERFORM [^;]*;|\bFOR UPDATE\b|\bON CONFLICT\b.*DO NOTHING|^\s*AND [^;]*$/g,
      ))
        if (count(match[0], '(') === count(match[0], ')')) add(match, '', `without ${short(match[0].trim())}`)
      for (const match of line.matchAll(/(?<= )(?:<=|>=|<>|<|>|=)(?= )/g))
        add(match, opposite[match[0]]!, `${match[0]} → ${opposite[match[0]]} in ${short(line.trim())}`)
      for (const match of line.matchAll(/(?<= )(?:AND|OR)(?= )/g))
        add(match, match[0] === 'AND' ? 'OR' : 'AND', `${match[0]} turned in ${short(line.trim())}`)
    }
    start += line.length + 1
  }
  return made

  function add({ index, 0: text }: RegExpMatchArray, instead: string, what: string) {
    made.push({ start: start + index!, end: start + index! + text.length, text: instead, what })
  }
}

const opposite: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '=': '<>', '<>': '=' }

const count = (text: string, sign: string) => text.split(sign).length

function isCall(node: Node): boolean {
  return node.type === 'CallExpression' || (node.type === 'AwaitExpression' && isCall(node.argument as Node))
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 70 ? `${line.slice(0, 67)}…` : line
}

/** All nodes but types, which have no effect when the program runs. */
function walk(node: Node, seen: (node: Node) => void): void {
  if (
    node.type.startsWith('TS') &&
    !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type)
  )
    return
  seen(node)
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'returnType' || key === 'typeArguments' || key === 'typeParameters')
      continue
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child === 'object' && typeof (child as Node).type === 'string') walk(child as Node, seen)
  }
}
