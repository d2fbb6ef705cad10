/** The name of the saved run of Toy. */
export const TOY_SLOT = 'toy.run';
