import { describe, expect, test } from 'vitest'
import { secretIn } from './secret.ts'

describe('a request for silence', () => {
  test.each([
    ['Sou homem trans. Não escreva trans em nada, por favor.', 'o corte de um homem trans'],
    ['Não coloca isso no papel: uso peruca.', 'a peruca presa'],
    ['Não mencionem minha tatuagem. Amo verde.', 'a nuca cobre a tatuagem'],
    ['Ninguém sabe, nem meu irmão. Puxo os fios e ficou uma falha no cabelo. Quero franja.', 'onde há menos fio'],
    ['Não quero dar explicação da minha religião pra ninguém. Quero óculos.', 'a obrigação da casa'],
    ['Estou na quimio e no trabalho não contei para ninguém.', 'com liberação da equipe médica'],
    ['Queria pedir o corte sem contar o motivo. Tenho alopecia.', 'se a área crescer, marque dermatologista'],
    ['Tenho vitiligo. Não comentem, por favor.', 'a pele com vitiligo'],
    ['Faço progressiva escondido, não digam progressiva.', 'depois da progressiva'],
    ['Isso fica entre nós: sou mulher trans.', 'o maxilar mais macio'],
    ['Sou trans, moro com meu pai e não quero que ele saiba.', 'a transição, no seu tempo'],
    ['Estou na quimio. Não quero que minha mãe descubra.', 'com liberação da equipe médica'],
    ['Estou na quimio. Morro de medo que minha mãe descubra.', 'com liberação da equipe médica'],
    ['Sou mulher trans e meus pais não sabem que descobri isso aos 30.', 'a transição, no seu tempo'],
    ['Tenho alopecia, e se meu marido descobrir vai rir.', 'onde há menos fio'],
    ['Uso peruca, meu chefe quase descobriu.', 'a peruca presa'],
    [
      'Tenho uma cicatriz na testa, dá pra ver. Não quero ela no desenho nem que escreva sobre ela.',
      'a cicatriz da testa',
    ],
    ['Tenho vitiligo, nem q cite isso nas páginas.', 'a pele com vitiligo'],
  ])('“%s” keeps “%s” off paper', (note, text) => {
    expect(secretIn(note)?.isNamedIn(text)).toBe(true)
  })

  test.each([
    'Sem contar que meu cabelo é fino, tenho alergia a níquel.',
    'Sem falar no calor daqui. Tenho entradas.',
    'Qual o segredo do cacho definido? Tenho caspa.',
    'Gosto das orelhas escondidas. Minha testa é larga.',
    'Não comento muito, mas sou trans e quero curto.',
    'Minha filha não comenta nada, mas tenho entradas.',
    'Nem que escrevam um livro eu largo a minha barba, e tenho caspa.',
    'Ninguém sabe cortar cacho crespo aqui. Tenho queda.',
    'Quero cobrir as entradas sem que ninguém perceba.',
    'Não falei ainda da barba: ela falha.',
    'Sou homem trans e amo verde.',
    'Sou alérgica a tinta: meu olho inchou com a preta, foi com ela que descobri.',
    'Uso tintura há anos, e foi ela quem descobriu minha alergia, a dermatologista.',
    'No trabalho descobri que tenho alergia a luva.',
    'Foi minha mãe que descobriu a falha na nuca.',
    'Em casa mesmo descobri que tenho caspa.',
  ])('“%s” asks for none', (note) => {
    expect(secretIn(note)).toBeNull()
  })

  test('what else was said is told, and so is a word that is no part of it', () => {
    const secret = secretIn('Ninguém sabe disso. Tenho alopecia. Caso dia 12/12, uso óculos. Sou alérgica a níquel.')
    expect(secret?.told.replace(/\s+/g, ' ').trim()).toBe('Caso dia 12/12, uso óculos. Sou alérgica a níquel.')
    expect(secret?.isNamedIn('O cabelo cai em camadas até o ombro.')).toBe(false)
    expect(
      secretIn('Não quero que falem da minha boca. Nasci com fissura.')?.isNamedIn('Perto da boca, um tom frio.'),
    ).toBe(false)
  })

  test('of two matters only the one that is meant', () => {
    const secret = secretIn("Sou uma mulher trans. Tenho entradas. Não escreve 'trans' no cartão.")
    expect(secret?.isNamedIn('As entradas pedem frente mais longa.')).toBe(false)
    expect(secret?.told).toContain('entradas')
  })
})
