export const LANDING = {
  home: '/',
  list: '/cabins',
  category: '/cabins/hot-tub',
  area: '/areas/gatlinburg',
  cabin: '/cabins/laurel-lantern',
};
