import { expect, test } from 'vitest'
import { hearNote } from './hear.ts'
import { weekdaysIn } from './worn-facts.ts'

const TODAY = '2026-11-27'
const named = (note: string): string[] =>
  hearNote(note, TODAY).facts.map(({ key, value }) => (value === undefined ? key : `${key}: ${value}`))

test.each<readonly [string, string]>([
  ['Na minha igreja mulher não usa calça, então nem adianta.', 'no-trousers'],
  ['não uso maquiagem, brinco nem calça', 'no-trousers'],
  ['só uso saia e vestido', 'no-trousers'],
  ['Visto somente vestido, por gosto meu.', 'no-trousers'],
  ['calça eu não uso', 'no-trousers'],
  ['Detesto saia e detesto vestido.', 'no-skirts'],
  ['não uso vestido nem salto', 'no-skirts'],
  ['nem morta eu uso saia. não uso saia', 'no-skirts'],
  ['Não tenho terno e não pretendo ter.', 'no-suit'],
  ['odeio blazer, fico parecendo recepcionista', 'no-suit'],
  ['paletó: não.', 'no-suit'],
  ['não uso gravata de jeito nenhum', 'no-tie'],
  ['Tecido sintético: não.', 'no-synthetics'],
  ['não suporto poliéster, me dá calor', 'no-synthetics'],
  ['só consigo vestir algodão', 'no-synthetics'],
  ['Não suporto perfume, gel, nem etiqueta de roupa.', 'no-labels'],
  ['corto todas as etiquetas', 'no-labels'],
  ['etiqueta de roupa me pinica', 'no-labels'],
  ['passo longe de estampa', 'no-prints'],
  ['só uso roupa lisa', 'no-prints'],
  ['não suporto nada no pescoço', 'no-necklace'],
  ['não uso colar nem brinco', 'no-necklace'],
  ['Sou adventista, não uso joia', 'no-jewels'],
  ['bijuteria não uso', 'no-jewels'],
  ['Pescoço e orelha ficam cobertos sempre.', 'ears-neck-covered'],
  ['tenho que usar manga comprida por causa da fé', 'shoulders-covered'],
  ['não uso regata nem alcinha', 'shoulders-covered'],
  ['Blusa só de abotoar na frente.', 'opens-in-front'],
  ['Depois da cirurgia não consigo passar nada pela cabeça', 'opens-in-front'],
  ['quero me arrumar com o que já tenho', 'owned-clothes'],
  ['não vou comprar roupa nova', 'owned-clothes'],
  [
    'tenho uma camisa social e uma calça escura, e não vou gastar',
    'owned-clothes: uma camisa social e uma calça escura',
  ],
  ['Até o fim de janeiro só visto branco.', 'white-only: o fim de janeiro'],
  ['Visto só branco até dia 20/3 por causa do preceito', 'white-only: dia 20/3'],
  ['ando toda de branco, é do meu santo', 'white-only'],
  ['não me olho em espelho por enquanto', 'no-mirror'],
  ['Sou cega desde os vinte', 'no-mirror'],
  ['no sábado não corto nem penteio', 'not-on-days: sábado'],
  ['Sou adventista', 'not-on-days: sábado'],
  ['guardo o sábado, do pôr do sol de sexta', 'not-on-days: sexta, sábado'],
  ['trabalho de terça a quinta', 'not-on-days: terça, quarta, quinta'],
  ['às quartas eu dou aula', 'not-on-days: quarta'],
  ['segunda é minha folga', 'only-on-days: segunda'],
  ['só posso ir ao salão de quinta', 'only-on-days: quinta'],
  ['minha folga cai na quarta', 'only-on-days: quarta'],
  ['na minha casa de axé não posso usar vermelho nem preto', 'colour-not-worn: vermelho e preto'],
  ['Eu quero é turbante bonito.', 'wants-cloth: turbante'],
  ['às vezes uso turbante, em festa', 'wants-cloth: turbante'],
  ['queria aprender a amarrar uns lenços', 'wants-cloth: lenço'],
  ['Quem corta é a minha prima, em casa.', 'cut-at-home: a sua prima'],
  ['Minha filha Luciana vai passar a máquina aqui em casa', 'cut-at-home: a sua filha'],
  ['meu irmão corta meu cabelo', 'cut-at-home: o seu irmão'],
])('“%s” makes %s', (note, fact) => {
  expect(named(note)).toContain(fact)
})

/** Somebody else's, over, asked, doubted, or another thing of the same name. */
test.each<readonly [string, string]>([
  ['não tenho calça que preste', 'no-trousers'],
  ['não uso calça jeans apertada', 'no-trousers'],
  ['minha irmã não usa calça', 'no-trousers'],
  ['não uso maquiagem, calça eu adoro', 'no-trousers'],
  ['só uso vestido em festa', 'no-trousers'],
  ['não uso vestido curto', 'no-skirts'],
  ['não tenho vestido de madrinha ainda', 'no-skirts'],
  ['não quero que o vestido apareça mais que eu', 'no-skirts'],
  ['O terno é azul-marinho e não é alugado', 'no-suit'],
  ['não uso terno preto', 'no-suit'],
  ['meu marido não usa terno', 'no-suit'],
  ['o casaco é de poliéster e eu adoro', 'no-synthetics'],
  ['cabelo sintético eu amo', 'no-synthetics'],
  ['olho sempre a etiqueta de preço', 'no-labels'],
  ['não uso estampa grande', 'no-prints'],
  ['só uso cabelo liso', 'no-prints'],
  ['não tenho nada no pescoço', 'no-necklace'],
  ['minha joia é meu cabelo, não uso ele preso', 'no-jewels'],
  ['não uso joia dourada', 'no-jewels'],
  ['uso manga comprida no frio', 'shoulders-covered'],
  ['a loja abre na frente de casa', 'opens-in-front'],
  ['não vou gastar com salão', 'owned-clothes'],
  ['não vou comprar brinco novo', 'no-earrings'],
  ['No hospital só uso branco', 'white-only'],
  ['só uso branco no réveillon', 'white-only'],
  ['sem óculos não me vejo no espelho', 'no-mirror'],
  ['na sexta-feira santa não corto', 'not-on-days: sexta'],
  ['no sábado passado não saí', 'not-on-days: sábado'],
  ['trabalho de segunda a sexta', 'not-on-days: segunda, terça, quarta, quinta, sexta'],
  ['meu marido não sai aos sábados', 'not-on-days: sábado'],
  ['no sábado eu caso', 'not-on-days: sábado'],
  ['não posso pintar de vermelho', 'colour-not-worn: vermelho'],
  ['não quero turbante', 'wants-cloth: turbante'],
  ['minha mãe queria um turbante', 'wants-cloth: turbante'],
  ['quero um lenço no pescoço', 'wants-cloth: lenço'],
  ['a minha prima corta cabelo no shopping', 'cut-at-home: a sua prima'],
  ['minha mãe corta o cabelo dela em casa', 'cut-at-home: a sua mãe'],
  ['minha irmã corta meu cabelo no salão dela', 'cut-at-home: a sua irmã'],
  ['minha avó cortava meu cabelo', 'cut-at-home: a sua avó'],
  ['posso usar calça?', 'no-trousers'],
])('“%s” makes no %s', (note, fact) => {
  expect(named(note).filter((one) => one.split(':')[0] === fact.split(':')[0])).toEqual([])
})

test('weekdays are read from the words of a fact', () => {
  expect(weekdaysIn('sexta, sábado')).toEqual([5, 6])
  expect(weekdaysIn('terça')).toEqual([2])
  expect(weekdaysIn('quando der')).toEqual([])
})
