// What an effect answers is React's clean-up. Scrolling answers a promise since Chromium 156, where it answered nothing; the
// types still say nothing, and the screen falls when it goes.

const SCROLLS = new Set(['scroll', 'scrollBy', 'scrollIntoView', 'scrollTo'])
const EFFECTS = new Set(['useEffect', 'useInsertionEffect', 'useLayoutEffect'])

const answersScroll = (made) => {
  if (made?.type !== 'ArrowFunctionExpression' || made.body.type === 'BlockStatement') return false
  const call = made.body.type === 'ChainExpression' ? made.body.expression : made.body
  return call.type === 'CallExpression' && SCROLLS.has(call.callee.property?.name)
}

const message = 'Scrolling answers a promise, which React would take for a clean-up: put the call in braces.'

const rule = {
  create: (context) => ({
    CallExpression({ callee, arguments: [made] }) {
      if (EFFECTS.has(callee.name) && answersScroll(made)) context.report({ node: made, message })
    },
    JSXAttribute({ name, value }) {
      if (name.name === 'ref' && answersScroll(value?.expression)) context.report({ node: value, message })
    },
  }),
}

export default { meta: { name: 'effects' }, rules: { 'no-scroll-answer': rule } }
