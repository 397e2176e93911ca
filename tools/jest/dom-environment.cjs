const FixedJsdom = require('jest-fixed-jsdom');
const { measured } = require('./measured.cjs');

module.exports = measured(FixedJsdom.default ?? FixedJsdom);
