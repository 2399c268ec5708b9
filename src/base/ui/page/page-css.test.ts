import { expect, test } from 'vitest'
import { cssFor } from './page-css.ts'

const only =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name)

test('rules of other classes are left out; rules without a class stay, in their order', () => {
  const css = '@layer base{h1{margin:0}}.a{color:red}.b{color:blue}body{margin:0}.a{margin:1px}'
  expect(cssFor(css, only('a'))).toBe('@layer base{h1{margin:0}}.a{color:red}body{margin:0}.a{margin:1px}')
})

test('escaped names are compared as they are written in a class attribute', () => {
  const css = String.raw`.md\:hidden{display:none}.h-\[4\.25rem\]{height:4.25rem}.max-w-1\/2{max-width:50%}.\31 0{top:0}`
  expect(cssFor(css, only('h-[4.25rem]', '10'))).toBe(String.raw`.h-\[4\.25rem\]{height:4.25rem}.\31 0{top:0}`)
})

test('a selector of a list stays when all of its classes can occur, and empty groups go', () => {
  const css = '@media (min-width:801px){.a .b,.a>:is(.c,p){top:0}}@supports (a:b){.z{top:0}}'
  expect(cssFor(css, only('a', 'c'))).toBe('@media (min-width:801px){.a>:is(.c,p){top:0}}')
})

test('braces, semicolons and brackets in strings and addresses end nothing', () => {
  const css =
    '.a{background:url("data:;}{")}.b:before{content:"}"}@font-face{src:url(x.woff2)}@keyframes k{to{opacity:1}}'
  expect(cssFor(css, only('a', 'b'))).toBe(css)
})

test('the body of a kept rule is whole, with nested rules', () => {
  const css = '.a{top:0;&:hover{@media (hover:hover){top:1px}}& .unknown{top:2px}}'
  expect(cssFor(css, only('a'))).toBe(css)
})

test('mixed colours need no condition', () => {
  const condition = '@supports (color:color-mix(in lab, red, red))'
  const css = `.a{color:red}${condition}{.a{color:color-mix(in oklab, var(--main) 78%, black)}}${condition}{.b{top:0}}`
  expect(cssFor(css, only('a'))).toBe('.a{color:red}.a{color:color-mix(in oklab, var(--main) 78%, black)}')
})
