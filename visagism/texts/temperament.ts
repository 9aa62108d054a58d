export const TEMPERAMENT_LEADS = [
  'Na sua imagem predomina a linguagem {voz}, e a {acento} dá o acento.',
  'A linguagem {voz} vem na frente na sua imagem; a {acento} aparece de acento.',
  'Das quatro linguagens, a sua imagem fala sobretudo a {voz}, com um toque da {acento}.',
]

export const HAIR_WHY = [
  'é o modo mais próximo do rosto de dizer isso',
  'ali a linha acompanha cada expressão',
  'é o que se vê ao lado dos seus olhos',
]

export const CLOTH_WHY = [
  'é a roupa que leva essa linha para perto do rosto',
  'sem cabelo à vista, a linha vem do tecido',
  'do ombro para cima, é o tecido que fala',
]

export const COLOUR_WHY = [
  'na tradição, é a cor do temperamento {nome}, boa para um acento pequeno',
  'a escola a liga ao temperamento {nome}; num ponto só, já se faz ouvir',
  'cor do temperamento {nome} na tradição: pouca basta',
]
