// Tests build the page as well, in an environment of their own, and what they look at shall be what people get.

export const buildForPeople = (): void => {
  process.env.NODE_ENV = 'production';
};
