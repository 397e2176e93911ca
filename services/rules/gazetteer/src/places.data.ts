/** Made by `npm run places` from GeoNames (CC BY 4.0): label, latitude, longitude; the largest first. */
export const PLACES = `Shanghai, China	31.22	121.46
Istanbul, Türkiye	41.01	28.95
Buenos Aires, Argentina	-34.61	-58.38
Mumbai, India	19.07	72.88
Mexico City, Mexico	19.43	-99.13
Beijing, China	39.91	116.40
Karachi, Pakistan	24.86	67.01
Tianjin, China	39.14	117.18
Guangzhou, China	23.12	113.25
Delhi, India	28.65	77.23
Moscow, Russia	55.75	37.62
Shenzhen, China	22.55	114.07
Dhaka, Bangladesh	23.71	90.41
Seoul, South Korea	37.57	126.98
São Paulo, Brazil	-23.55	-46.64
Wuhan, China	30.58	114.27
Lagos, Nigeria	6.45	3.39
Jakarta, Indonesia	-6.21	106.85
Tokyo, Japan	35.69	139.69
New York City, NY	40.71	-74.01
Dongguan, China	23.02	113.75
Taipei, Taiwan	25.05	121.53
Kinshasa, Congo - Kinshasa	-4.33	15.31
Lima, Peru	-12.04	-77.03
Cairo, Egypt	30.06	31.25
Bogotá, Colombia	4.61	-74.08
London, United Kingdom	51.51	-0.13
Chongqing, China	29.56	106.55
Chengdu, China	30.67	104.07
Baghdad, Iraq	33.34	44.40
Nanjing, China	32.06	118.78
Tehran, Iran	35.69	51.42
Nanchong, China	30.80	106.08
Hong Kong, Hong Kong SAR China	22.28	114.17
Xi’an, China	34.26	108.93
Lahore, Pakistan	31.56	74.35
Shenyang, China	41.79	123.43
Hangzhou, China	30.29	120.16
Rio de Janeiro, Brazil	-22.91	-43.18
Harbin, China	45.75	126.65
Tai’an, China	36.19	117.12
Suzhou, China	31.30	120.60
Shantou, China	23.37	116.71
Bangkok, Thailand	13.75	100.50
Bengaluru, India	12.97	77.59
Saint Petersburg, Russia	59.94	30.31
Santiago, Chile	-33.46	-70.65
Kolkata, India	22.56	88.36
Sydney, Australia	-33.87	151.21
Yangon, Myanmar (Burma)	16.81	96.16
Jinan, China	36.67	117.00
Chennai, India	13.09	80.28
Zhengzhou, China	34.76	113.65
Melbourne, Australia	-37.81	144.96
Riyadh, Saudi Arabia	24.69	46.72
Changchun, China	43.88	125.32
Dalian, China	38.91	121.60
Los Angeles, CA	34.05	-118.24
Chittagong, Bangladesh	22.34	91.83
Kunming, China	25.04	102.72
Alexandria, Egypt	31.20	29.92
Ahmedabad, India	23.03	72.59
Qingdao, China	36.06	120.38
Busan, South Korea	35.10	129.03
Abidjan, Côte d’Ivoire	5.35	-4.00
Kano, Nigeria	12.00	8.52
Foshan, China	23.03	113.13
Hyderabad, India	17.38	78.46
Puyang, China	29.46	119.89
Yokohama, Japan	35.43	139.65
Ibadan, Nigeria	7.38	3.91
Singapore, Singapore	1.29	103.85
Wuxi, China	31.57	120.29
Xiamen, China	24.48	118.08
Ankara, Türkiye	39.92	32.85
Tianshui, China	34.58	105.74
Ningbo, China	29.88	121.55
Ho Chi Minh City, Vietnam	10.82	106.63
Shiyan, China	32.65	110.78
Cape Town, South Africa	-33.93	18.42
Taiyuan, China	37.87	112.56
Berlin, Germany	52.52	13.41
Tangshan, China	39.63	118.18
Hefei, China	31.86	117.28
Madrid, Spain	40.42	-3.70
Pyongyang, North Korea	39.03	125.75
Casablanca, Morocco	33.59	-7.61
Zibo, China	36.79	118.06
Zhongshan, China	21.32	110.57
Durban, South Africa	-29.86	31.03
Changsha, China	28.20	112.97
Kabul, Afghanistan	34.53	69.17
Ürümqi, China	43.80	87.60
Caracas, Venezuela	10.49	-66.88
Dubai, United Arab Emirates	25.08	55.31
Pune, India	18.52	73.86
Sūrat, India	21.20	72.83
Jeddah, Saudi Arabia	21.49	39.19
Shijiazhuang, China	38.04	114.48
Kanpur, India	26.47	80.35
Kyiv, Ukraine	50.45	30.52
Luanda, Angola	-8.84	13.23
Quezon City, Philippines	14.65	121.05
Addis Ababa, Ethiopia	9.02	38.75
Nairobi, Kenya	-1.28	36.82
Chicago, IL	41.85	-87.65
Salvador, Brazil	-12.97	-38.51
Jaipur, India	26.92	75.79
Dar es Salaam, Tanzania	-6.82	39.27
Lanzhou, China	36.06	103.84
Incheon, South Korea	37.46	126.71
Yunfu, China	22.93	112.04
Toronto, ON	43.70	-79.42
Basrah, Iraq	30.51	47.78
Osaka, Japan	34.69	135.50
Mogadishu, Somalia	2.04	45.34
Daegu, South Korea	35.87	128.59
Faisalabad, Pakistan	31.42	73.09
İzmir, Türkiye	38.41	27.14
Dakar, Senegal	14.69	-17.44
Lucknow, India	26.84	80.92
Giza, Egypt	30.01	31.21
Fortaleza, Brazil	-3.72	-38.54
Cali, Colombia	3.44	-76.52
Surabaya, Indonesia	-7.25	112.75
Belo Horizonte, Brazil	-19.92	-43.94
Nanchang, China	28.68	115.85
Rome, Italy	41.89	12.51
Mashhad, Iran	36.32	59.57
Brooklyn, NY	40.65	-73.95
Houston, TX	29.76	-95.36
Queens, NY	40.68	-73.84
Nagpur, India	21.15	79.08
Maracaibo, Venezuela	10.67	-71.61
Brasília, Brazil	-15.78	-47.93
Santo Domingo, Dominican Republic	18.47	-69.89
Nagoya, Japan	35.18	136.91
Brisbane, Australia	-27.47	153.03
Havana, Cuba	23.13	-82.38
Paris, France	48.85	2.35
Johannesburg, South Africa	-26.20	28.04
Kowloon, Hong Kong SAR China	22.32	114.18
Almaty, Kazakhstan	43.26	76.93
Dadonghai, China	18.22	109.51
Medellín, Colombia	6.25	-75.56
Tashkent, Uzbekistan	41.26	69.22
Algiers, Algeria	36.73	3.09
Khartoum, Sudan	15.55	32.53
Accra, Ghana	5.56	-0.20
Guayaquil, Ecuador	-2.20	-79.89
Ordos, China	39.61	109.78
Sanaa, Yemen	15.35	44.21
Beirut, Lebanon	33.89	35.50
Perth, Australia	-31.95	115.86
Sapporo, Japan	43.07	141.35
Jilin, China	43.85	126.56
Bucharest, Romania	44.43	26.11
Camayenne, Guinea	9.54	-13.69
Indore, India	22.72	75.83
Iztapalapa, Mexico	19.36	-99.06
Conakry, Guinea	9.54	-13.68
Bayan Nur, China	40.74	107.39
Maracay, Venezuela	10.24	-67.59
Medan, Indonesia	3.58	98.67
Rawalpindi, Pakistan	33.60	73.05
Minsk, Belarus	53.90	27.57
Budapest, Hungary	47.50	19.04
Mosul, Iraq	36.34	43.12
Hamburg, Germany	53.55	9.99
Curitiba, Brazil	-25.43	-49.27
Warsaw, Poland	52.23	21.01
Bandung, Indonesia	-6.92	107.61
Soweto, South Africa	-26.27	27.86
Vienna, Austria	48.21	16.37
Rabat, Morocco	34.01	-6.83
Ecatepec de Morelos, Mexico	19.60	-99.06
Barcelona, Spain	41.39	2.16
Pretoria, South Africa	-25.74	28.19
Aleppo, Syria	36.20	37.16
Montréal, QC	45.51	-73.59
Kunshan, China	31.38	120.95
Manila, Philippines	14.60	120.98
Patna, India	25.59	85.14
Bhopal, India	23.25	77.40
Manaus, Brazil	-3.10	-60.02
Xinyang, China	32.12	114.07
Kaduna, Nigeria	10.53	7.44
Phnom Penh, Cambodia	11.56	104.92
Damascus, Syria	33.51	36.29
Philadelphia, PA	39.95	-75.16
Phoenix, AZ	33.45	-112.07
Isfahan, Iran	32.65	51.67
Ludhiāna, India	30.91	75.85
Harare, Zimbabwe	-17.83	31.05
Kobe, Japan	34.69	135.18
Bekasi, Indonesia	-6.23	106.99
Kaohsiung, Taiwan	22.62	120.31
Stockholm, Sweden	59.33	18.07
Caloocan City, Philippines	14.65	120.97
Guadalajara, Mexico	20.67	-103.39
Manhattan, NY	40.78	-73.97
Asunción, Paraguay	-25.29	-57.65
Recife, Brazil	-8.05	-34.88
Daejeon, South Korea	36.35	127.38
San Antonio, TX	29.42	-98.49
Kumasi, Ghana	6.69	-1.62
Kota Bharu, Malaysia	6.12	102.24
Kyoto, Japan	35.02	135.75
Kuala Lumpur, Malaysia	3.14	101.69
Karaj, Iran	35.83	50.99
Kathmandu, Nepal	27.70	85.32
Palembang, Indonesia	-2.92	104.75
Multan, Pakistan	30.20	71.48
Tirunelveli, India	8.73	77.68
Puebla, Mexico	19.04	-98.20
Hanoi, Vietnam	21.02	105.84
Kharkiv, Ukraine	49.98	36.25
Agra, India	27.18	78.02
Córdoba, Argentina	-31.41	-64.18
Tabriz, Iran	38.08	46.29
Novosibirsk, Russia	55.04	82.93
Gwangju, South Korea	35.15	126.92
Bursa, Türkiye	40.20	29.06
Vadodara, India	22.30	73.21
Belém, Brazil	-1.46	-48.50
Fushun, China	41.89	123.94
Quito, Ecuador	-0.23	-78.52
San Diego, CA	32.72	-117.16
Fukuoka, Japan	33.60	130.42
Antananarivo, Madagascar	-18.91	47.54
Luoyang, China	34.68	112.45
Hyderabad, Pakistan	25.39	68.37
The Bronx, NY	40.85	-73.87
Valencia, Venezuela	10.16	-68.01
Gujranwala, Pakistan	32.16	74.19
Barranquilla, Colombia	10.97	-74.78
Guankou, China	28.16	113.63
Lubumbashi, Congo - Kinshasa	-11.66	27.48
Porto Alegre, Brazil	-30.03	-51.23
Tangerang, Indonesia	-6.18	106.63
Najafgarh, India	28.61	76.98
Santa Cruz de la Sierra, Bolivia	-17.79	-63.18
Handan, China	36.60	114.47
Kampala, Uganda	0.32	32.58
Yekaterinburg, Russia	56.85	60.61
Khulna, Bangladesh	22.81	89.56
Douala, Cameroon	4.05	9.70
Gorakhpur, India	29.45	75.67
Sharjah, United Arab Emirates	25.34	55.41
Mecca, Saudi Arabia	21.43	39.83
Makassar, Indonesia	-5.15	119.43
Juárez, Mexico	31.72	-106.46
Kawasaki, Japan	35.52	139.72
South Tangerang, Indonesia	-6.29	106.72
Baotou, China	40.58	110.02
Tijuana, Mexico	32.50	-117.00
Dallas, TX	32.78	-96.81
Medina, Saudi Arabia	24.47	39.61
Yaoundé, Cameroon	3.87	11.52
Bamako, Mali	12.65	-8.00
Nashik, India	20.00	73.79
Semarang, Indonesia	-6.99	110.42
Brazzaville, Congo - Brazzaville	-4.27	15.28
Pimpri, India	18.62	73.81
Nizhniy Novgorod, Russia	56.33	44.00
Amman, Jordan	31.96	35.95
Budta, Philippines	7.20	124.44
Belgrade, Serbia	44.80	20.47
Montevideo, Uruguay	-34.90	-56.19
Lusaka, Zambia	-15.41	28.29
Xuchang, China	34.03	113.86
Kalyān, India	19.24	73.14
Thāne, India	19.20	72.96
Munich, Germany	48.14	11.58
Shiraz, Iran	29.61	52.53
Adana, Türkiye	36.99	35.33
Suwon, South Korea	37.29	127.01
León de los Aldama, Mexico	21.13	-101.67
Milan, Italy	45.46	9.19
Port-au-Prince, Haiti	18.54	-72.34
Adelaide, Australia	-34.93	138.60
Meerut, India	28.98	77.71
Nowrangapur, India	19.23	82.55
Faridabad, India	28.41	77.31
Peshawar, Pakistan	34.01	71.58
Davao, Philippines	7.07	125.61
Mandalay, Myanmar (Burma)	21.97	96.08
Yueyang, China	29.37	113.09
Santiago de los Caballeros, Dominican Republic	19.45	-70.70
Omdurman, Sudan	15.64	32.48
Anshan, China	41.12	122.99
Tongshan, China	34.18	117.16
Ghāziābād, India	28.67	77.44
Depok, Indonesia	-6.40	106.82
Saitama, Japan	35.91	139.66
Dombivli, India	19.22	73.08
Maputo, Mozambique	-25.97	32.58
Gustavo Adolfo Madero, Mexico	19.49	-99.11
Fuzhou, China	26.06	119.31
Rājkot, India	22.29	70.79
Rosario, Argentina	-32.95	-60.64
Guiyang, China	26.58	106.72
Goiânia, Brazil	-16.68	-49.25
Guarulhos, Brazil	-23.46	-46.53
Prague, Czechia	50.09	14.42
Varanasi, India	25.32	83.01
Batam, Indonesia	1.15	104.02
Copenhagen, Denmark	55.68	12.57
Sofia, Bulgaria	42.70	23.32
Tripoli, Libya	32.89	13.19
Port Harcourt, Nigeria	4.78	7.01
Hiroshima, Japan	34.40	132.45
Zapopan, Mexico	20.72	-103.38
Lijiang, China	26.87	100.22
Monterrey, Mexico	25.68	-100.32
Samara, Russia	53.20	50.15
Omsk, Russia	54.99	73.37
Benin City, Nigeria	6.34	5.63
Malingao, Philippines	7.16	124.47
Baku, Azerbaijan	40.38	49.89
Maiduguri, Nigeria	11.85	13.16
Kazan, Russia	55.79	49.12
Ciudad Nezahualcoyotl, Mexico	19.40	-99.01
Yerevan, Armenia	40.18	44.51
Amritsar, India	31.62	74.88
Ouagadougou, Burkina Faso	12.37	-1.53
Yono, Japan	35.88	139.63
Rostov-na-Donu, Russia	47.23	39.72
Allahābād, India	25.44	81.84
Goyang-si, South Korea	37.66	126.83
Gaziantep, Türkiye	37.06	37.38
Visakhapatnam, India	17.68	83.20
Sendai, Japan	38.27	140.87
Chelyabinsk, Russia	55.15	61.43
Datong, China	40.09	113.29
Tbilisi, Georgia	41.69	44.83
Changshu City, China	31.65	120.74
Taichung, Taiwan	24.15	120.68
Xianyang, China	34.34	108.70
Ufa, Russia	54.74	55.97
Dnipro, Ukraine	48.46	35.04
Seongnam-si, South Korea	37.44	127.14
Campinas, Brazil	-22.91	-47.06
Jabalpur, India	23.17	79.95
Hāora, India	22.58	88.32
Huainan, China	32.63	117.00
San Jose, CA	37.34	-121.89
Donetsk, Ukraine	48.02	37.80
Dublin, Ireland	53.33	-6.25
Calgary, AB	51.05	-114.09
Brussels, Belgium	50.85	4.35
Aurangabad, India	19.88	75.34
Volgograd, Russia	48.72	44.50
Nova Iguaçu, Brazil	-22.76	-43.45
Jieyang, China	23.54	116.37
Odessa, Ukraine	46.48	30.73
Zhu Cheng City, China	36.00	119.40
Kitakyushu, Japan	33.85	130.85
Solāpur, India	17.67	75.91
Baoding, China	38.85	115.49
Guatemala City, Guatemala	14.64	-90.51
Benxi, China	41.29	123.77
Birmingham, United Kingdom	52.48	-1.90
Perm, Russia	58.01	56.25
Srinagar, India	34.09	74.81
Zaria, Nigeria	11.11	7.72
Managua, Nicaragua	12.13	-86.25
Port Elizabeth, South Africa	-33.96	25.61
Fès, Morocco	34.03	-5.00
Köln, Germany	50.93	6.95
Ulsan, South Korea	35.54	129.32
Chandigarh, India	30.74	76.79
Coimbatore, India	11.01	76.97
Naples, Italy	40.85	14.27
Maceió, Brazil	-9.67	-35.74
Cartagena, Colombia	10.40	-75.51
Changzhou, China	31.77	119.95
Sulţānah, Saudi Arabia	24.49	39.59
Monrovia, Liberia	6.30	-10.80
Kingston, Jamaica	18.00	-76.79
Erbil, Iraq	36.18	44.01
Austin, TX	30.27	-97.74
Krasnoyarsk, Russia	56.02	92.87
Nay Pyi Taw, Myanmar (Burma)	19.75	96.13
Jodhpur, India	26.27	73.01
Chiba, Japan	35.60	140.12
São Luís, Brazil	-2.53	-44.30
Madurai, India	9.92	78.12
Sale, Morocco	34.05	-6.80
Huaibei, China	33.97	116.79
Cochabamba, Bolivia	-17.39	-66.16
Abobo, Côte d’Ivoire	5.42	-4.02
Kaifeng, China	34.80	114.31
Abū Ghurayb, Iraq	33.31	44.18
Qom, Iran	34.64	50.88
Bishkek, Kyrgyzstan	42.87	74.59
Guwahati, India	26.18	91.75
Aba, Nigeria	5.11	7.37
Pingdingshan, China	33.74	113.30
Gwalior, India	26.23	78.17
Qiqihar, China	47.34	123.96
Klang, Malaysia	3.04	101.44
Mendoza, Argentina	-32.89	-68.83
Konya, Türkiye	37.87	32.48
Mbuji-Mayi, Congo - Kinshasa	-6.14	23.59
Vijayawada, India	16.51	80.65
Pikine, Senegal	14.76	-17.39
Turin, Italy	45.07	7.69
Mysore, India	12.30	76.64
Jacksonville, FL	30.33	-81.66
Wenzhou, China	28.00	120.67
San Francisco, CA	37.77	-122.42
Liverpool, United Kingdom	53.41	-2.98
Saratov, Russia	51.54	46.01
Tegucigalpa, Honduras	14.08	-87.21
Bucheon-si, South Korea	37.50	126.78
Columbus, OH	39.96	-83.00
Voronezh, Russia	51.67	39.18
Ranchi, India	23.34	85.31
Ulan Bator, Mongolia	47.91	106.88
Takeo, Cambodia	10.99	104.78
Ahvaz, Iran	31.32	48.68
Arequipa, Peru	-16.40	-71.53
Padang, Indonesia	-0.95	100.35
Hubli, India	15.35	75.13
Marrakesh, Morocco	31.63	-8.00
Denpasar, Indonesia	-8.65	115.22
Kampung Baru Subang, Malaysia	3.15	101.53
Fort Worth, TX	32.73	-97.32
Indianapolis, IN	39.77	-86.16
Charlotte, NC	35.23	-80.84
Duque de Caxias, Brazil	-22.79	-43.31
Jos, Nigeria	9.93	8.89
Valencia, Spain	39.47	-0.38
Ilorin, Nigeria	8.50	4.54
Callao, Peru	-12.06	-77.12
La Paz, Bolivia	-16.50	-68.15
Ottawa, ON	45.41	-75.70
Barquisimeto, Venezuela	10.06	-69.36
Chihuahua, Mexico	28.64	-106.09
Nanning, China	22.82	108.32
Freetown, Sierra Leone	8.49	-13.24
Johor Bahru, Malaysia	1.47	103.76
Jerusalem, Israel	31.77	35.22
Bandar Lampung, Indonesia	-5.43	105.26
Bogor, Indonesia	-6.59	106.79
Narela, India	28.85	77.09
Mombasa, Kenya	-4.05	39.66
Cebu City, Philippines	10.32	123.89
Muscat, Oman	23.58	58.41
Zaporizhia, Ukraine	47.82	35.19
Marseille, France	43.30	5.38
Zarqa, Jordan	32.07	36.09
Naucalpan de Juárez, Mexico	19.48	-99.24
Çankaya, Türkiye	39.92	32.86
Rahim Yar Khan, Pakistan	28.42	70.30
Pasragad Branch, Iran	34.78	48.47
Boumerdas, Algeria	36.77	3.48
Jalandhar, India	31.33	75.58
Thiruvananthapuram, India	8.49	76.95
Sakai, Japan	34.58	135.47
Anyang, China	36.10	114.38
San Miguel de Tucumán, Argentina	-26.82	-65.22
Cotonou, Benin	6.37	2.42
Salem, India	11.65	78.16
Mérida, Mexico	20.98	-89.62
Tiruchirappalli, India	10.82	78.70
Homs, Syria	34.73	36.72
Hohhot, China	40.81	111.65
Niamey, Niger	13.51	2.11
Tainan, Taiwan	22.99	120.21
Shangyu, China	30.02	120.87
Łódź, Poland	51.77	19.47
Dammam, Saudi Arabia	26.43	50.10
Xining, China	36.63	101.76
Kahrīz, Iran	34.38	47.06
Kota, India	25.18	75.84
Natal, Brazil	-5.79	-35.21
Bhubaneshwar, India	20.27	85.83
Qinhuangdao, China	39.93	119.59
Hengyang, China	26.89	112.62
Antalya, Türkiye	36.91	30.70
Kraków, Poland	50.06	19.94
Alīgarh, India	27.88	78.07
Da Nang, Vietnam	16.07	108.22
Pietermaritzburg, South Africa	-29.62	30.39
Lomé, Togo	6.13	1.22
Trujillo, Peru	-8.12	-79.03
Malang, Indonesia	-7.98	112.63
Ciudad Guayana, Venezuela	8.35	-62.64
Bareilly, India	28.37	79.43
Kigali, Rwanda	-1.95	30.06
Teresina, Brazil	-5.09	-42.80
Xinxiang, China	35.19	113.80
São Bernardo do Campo, Brazil	-23.69	-46.56
Hegang, China	47.35	130.30
Riga, Latvia	56.95	24.11
Amsterdam, Netherlands	52.37	4.89
Oyo, Nigeria	7.85	3.93
Quetta, Pakistan	30.18	67.00
Nottingham, United Kingdom	52.95	-1.15
Campo Grande, Brazil	-20.44	-54.65
Ashgabat, Turkmenistan	37.95	58.38
Muzaffarābād, Pakistan	34.37	73.47
Bağcılar, Türkiye	41.04	28.86
As Sulaymānīyah, Iraq	35.56	45.43
San Luis Potosí, Mexico	22.15	-100.98
Aguascalientes, Mexico	21.88	-102.28
Cúcuta, Colombia	7.89	-72.51
Morādābād, India	28.84	78.78
N'Djamena, Chad	12.11	15.04
Langfang, China	39.51	116.69
Zhumadian, China	32.98	114.03
Yantai, China	37.48	121.44
Lviv, Ukraine	49.84	24.02
Hermosillo, Mexico	29.10	-110.98
Edmonton, AB	53.55	-113.47
Jeonju, South Korea	35.82	127.15
Saltillo, Mexico	25.42	-101.01
Zhuzhou, China	27.83	113.15
Bhiwandi, India	19.30	73.06
Pekanbaru, Indonesia	0.52	101.44
Sevilla, Spain	37.38	-5.97
Tol’yatti, Russia	53.53	49.35
Jaboatão, Brazil	-8.18	-35.00
Shizuoka, Japan	34.98	138.38
Santo Domingo Oeste, Dominican Republic	18.50	-70.00
Rājshāhi, Bangladesh	24.37	88.60
Santo Domingo Este, Dominican Republic	18.49	-69.86
City of Balikpapan, Indonesia	-1.24	116.89
Battagram, Pakistan	34.68	73.02
Changzhi, China	35.21	111.74
Bulawayo, Zimbabwe	-20.15	28.58
Zagreb, Croatia	45.81	15.98
Agadir, Morocco	30.42	-9.60
Sarajevo, Bosnia & Herzegovina	43.85	18.36
La Plata, Argentina	-34.92	-57.95
Tunis, Tunisia	36.82	10.17
Zhangjiakou, China	40.81	114.88
Zigong, China	29.34	104.78
Mexicali, Mexico	32.63	-115.45
Fuxin, China	42.02	121.66
Enugu, Nigeria	6.44	7.50
Tangier, Morocco	35.77	-5.80
Huangshi, China	30.25	115.05
Liaoyang, China	41.27	123.17
Sheffield, United Kingdom	53.38	-1.47
Seattle, WA	47.61	-122.33
Denver, CO	39.74	-104.98
El Paso, TX	31.76	-106.49
Kumamoto, Japan	32.81	130.69
Raipur, India	21.23	81.63
General Santos, Philippines	6.11	125.17
Dushanbe, Tajikistan	38.54	68.78
Osasco, Brazil	-23.53	-46.79
Detroit, MI	42.33	-83.05
Culiacán, Mexico	24.79	-107.39
Matola, Mozambique	-25.96	32.46
Zaragoza, Spain	41.66	-0.88
Xiangtan, China	27.85	112.90
Guadalupe, Mexico	25.68	-100.26
Acapulco de Juárez, Mexico	16.85	-99.91
Ipoh, Malaysia	4.58	101.08
Mississauga, ON	43.58	-79.66
Boston, MA	42.36	-71.06
Puyang Chengguanzhen, China	35.71	115.01
Nantong, China	32.03	120.87
Mudanjiang, China	44.58	129.60
Athens, Greece	37.98	23.73
Santo André, Brazil	-23.66	-46.54
Nouakchott, Mauritania	18.09	-15.98
Pointe-Noire, Congo - Brazzaville	-4.78	11.86
Memphis, TN	35.15	-90.05
Tlalnepantla, Mexico	19.54	-99.20
Kryvyi Rih, Ukraine	47.91	33.38
João Pessoa, Brazil	-7.12	-34.86
Ansan-si, South Korea	37.32	126.82
Benghazi, Libya	32.11	20.07
Frankfurt am Main, Germany	50.12	8.68
Krasnodar, Russia	45.04	38.98
Guilin, China	25.28	110.29
Palermo, Italy	38.13	13.34
Colombo, Sri Lanka	6.94	79.85
Lilongwe, Malawi	-13.97	33.79
Oran, Algeria	35.70	-0.64
Diyarbakır, Türkiye	37.91	40.22
Taguig, Philippines	14.52	121.08
Ulyanovsk, Russia	54.33	48.39
Kotli, Pakistan	33.52	73.90
Okayama, Japan	34.65	133.93
Zhanjiang, China	21.28	110.34
Al Aḩmadī, Kuwait	29.08	48.08
Yogyakarta, Indonesia	-7.80	110.36
North York, ON	43.77	-79.42
Chisinau, Moldova	47.01	28.86
Wrocław, Poland	51.10	17.03
Cheongju-si, South Korea	36.64	127.49
Anyang-si, South Korea	37.39	126.93
Tébessa, Algeria	35.40	8.12
Zhenjiang, China	32.21	119.46
Portland, OR	45.52	-122.68
Winnipeg, MB	49.88	-97.15
Dandong, China	40.13	124.39
Oklahoma City, OK	35.47	-97.52
Izhevsk, Russia	56.85	53.20
Jaboatão dos Guararapes, Brazil	-8.11	-35.01
Shaoguan, China	24.80	113.58
Yancheng, China	33.36	120.16
Cancún, Mexico	21.17	-86.85
Contagem, Brazil	-19.93	-44.05
Santiago de Querétaro, Mexico	20.59	-100.39
Bhilai, India	21.21	81.43
Panshan, China	41.19	122.05
Djibouti, Djibouti	11.59	43.15
Las Vegas, NV	36.17	-115.14
Baltimore, MD	39.29	-76.61
Kermanshah, Iran	34.31	47.06
Coyoacán, Mexico	19.35	-99.16
Ribeirão Preto, Brazil	-21.18	-47.81
Al Ḩudaydah, Yemen	14.80	42.95
Pasig City, Philippines	14.59	121.06
Bristol, United Kingdom	51.46	-2.60
Jamshedpur, India	22.80	86.19
Haikou, China	20.05	110.34
Ta‘izz, Yemen	13.58	44.02
São José dos Campos, Brazil	-23.18	-45.89
Santa María Chimalhuacán, Mexico	19.42	-98.95
Taizhou, China	32.49	119.91
Xingtai, China	37.06	114.49
Borivli, India	19.23	72.86
Torreón, Mexico	25.54	-103.42
Yaroslavl, Russia	57.63	39.87
Benoni, South Africa	-26.19	28.32
Hamamatsu, Japan	34.70	137.73
Cochin, India	9.94	76.26
Jinzhou, China	41.11	121.14
Amrāvati, India	20.93	77.75
Abu Dhabi, United Arab Emirates	24.45	54.40
Haiphong, Vietnam	20.86	106.68
Washington, D.C., DC	38.90	-77.04
Islamabad, Pakistan	33.72	73.04
Kirkuk, Iraq	35.47	44.39
Sāngli, India	16.85	74.56
Milwaukee, WI	43.04	-87.91
Vancouver, BC	49.25	-123.12
Scarborough, ON	43.77	-79.26
Shuangyashan, China	46.64	131.15
Situbondo, Indonesia	-7.71	114.01
Barnaul, Russia	53.36	83.76
Rotterdam, Netherlands	51.92	4.48
Morelia, Mexico	19.70	-101.18
Luancheng, China	37.88	114.65
Rasht, Iran	37.28	49.59
Abeokuta, Nigeria	7.16	3.35
Essen, Germany	51.46	7.01
Kayseri, Türkiye	38.73	35.49
Glasgow, United Kingdom	55.87	-4.26
Gold Coast, Australia	-28.00	153.43
Yingkou, China	40.66	122.23
Abuja, Nigeria	9.06	7.50
Las Piñas, Philippines	14.45	120.98
Zhangzhou, China	24.51	117.66
Stuttgart, Germany	48.78	9.18
Reynosa, Mexico	26.08	-98.29
Dortmund, Germany	51.51	7.47
Vladivostok, Russia	43.11	131.87
Irkutsk, Russia	52.30	104.30
Blantyre, Malawi	-15.78	35.01
Üsküdar, Türkiye	41.02	29.01
Genoa, Italy	44.40	8.94
Cuttack, India	20.46	85.88
Oslo, Norway	59.91	10.75
Hachiōji, Japan	35.66	139.32
Khabarovsk, Russia	48.48	135.08
Libreville, Gabon	0.39	9.45
Kerman, Iran	30.28	57.08
Chiclayo, Peru	-6.77	-79.84
Orūmīyeh, Iran	37.55	45.08
Bahçelievler, Türkiye	41.00	28.86
Bengbu, China	32.94	117.36
Bīkaner, India	28.02	73.31
Tlaquepaque, Mexico	20.64	-103.29
Tlalpan, Mexico	19.30	-99.16
Umraniye, Türkiye	41.02	29.12
Düsseldorf, Germany	51.22	6.78
Banjarmasin, Indonesia	-3.32	114.59
Göteborg, Sweden	57.71	11.97
Shihezi, China	44.30	86.04
Bucaramanga, Colombia	7.13	-73.12
Kuching, Malaysia	1.55	110.33
Poznań, Poland	52.41	16.93
Málaga, Spain	36.72	-4.42
Bouaké, Côte d’Ivoire	7.69	-5.03
Nyala, Sudan	12.05	24.88
Asmara, Eritrea	15.34	38.93
Sokoto, Nigeria	13.06	5.24
Uberlândia, Brazil	-18.92	-48.28
Onitsha, Nigeria	6.15	6.79
Albuquerque, NM	35.08	-106.65
Hamhŭng, North Korea	39.92	127.54
Sorocaba, Brazil	-23.50	-47.46
Helsinki, Finland	60.17	24.94
Warangal, India	18.00	79.58
Santiago de Cuba, Cuba	20.02	-75.83
Siping, China	43.16	124.38
Kagoshima, Japan	31.57	130.55
Surakarta, Indonesia	-7.56	110.83
Huai'an, China	33.59	119.02
Bhavnagar, India	21.76	72.15
Mar del Plata, Argentina	-38.00	-57.56
Bahawalpur, Pakistan	29.40	71.68
Zahedan, Iran	29.50	60.86
Aden, Yemen	12.78	45.04
Nanded, India	19.16	77.31
Orenburg, Russia	51.77	55.10
Changwon, South Korea	35.23	128.68
Pristina, Kosovo	42.67	21.17
Jiamusi, China	46.80	130.32
Antipolo, Philippines	14.63	121.12
Neijiang, China	29.58	105.06
Bremen, Germany	53.08	8.81
Meknès, Morocco	33.89	-5.55
Banqiao, Taiwan	25.01	121.47
Sargodha, Pakistan	32.09	72.67
Bangui, Central African Republic	4.36	18.55
Vilnius, Lithuania	54.69	25.28
Yangzhou, China	32.40	119.44
Novokuznetsk, Russia	53.76	87.11
Kisangani, Congo - Kinshasa	0.52	25.19
Port Said, Egypt	31.27	32.30
Mersin, Türkiye	36.81	34.64
Tuxtla, Mexico	16.76	-93.11
Raurkela, India	22.22	84.86
Warri, Nigeria	5.52	5.75
Guli, China	28.88	120.03
Ebute Ikorodu, Nigeria	6.60	3.49
Tanggu, China	39.02	117.65
Jiangmen, China	22.58	113.08
Cuauhtémoc, Mexico	19.45	-99.15
Tucson, AZ	32.22	-110.93
Nashville, TN	36.17	-86.78
Ta’if, Saudi Arabia	21.27	40.42
Beira, Mozambique	-19.84	34.84
Guntur, India	16.30	80.46
Touba, Senegal	14.85	-15.88
Québec, QC	46.81	-71.21
Hamadān, Iran	34.80	48.51
Cangzhou, China	38.32	116.87
San Salvador, El Salvador	13.69	-89.19
Dehra Dūn, India	30.32	78.03
Cuiabá, Brazil	-15.60	-56.10
Petaling Jaya, Malaysia	3.11	101.61
Macau, Macao SAR China	22.20	113.55
Bhayandar, India	19.30	72.85
Esenler, Türkiye	41.04	28.88
Ryazan’, Russia	54.63	39.69
Fresno, CA	36.75	-119.77
Hamilton, ON	43.25	-79.85
Tyumen, Russia	57.15	65.53
Durgapur, India	23.52	87.31
Victoria de Durango, Mexico	24.02	-104.66
Ajmer, India	26.45	74.64
Lisbon, Portugal	38.72	-9.13
Changde, China	29.03	111.70
Jiaozuo, China	35.24	113.23
Ulhasnagar, India	19.22	73.15
Kolhāpur, India	16.70	74.23
Lipetsk, Russia	52.60	39.57
Siliguri, India	26.71	88.43
Hannover, Germany	52.37	9.73
Eskişehir, Türkiye	39.78	30.52
Āzādshahr, Iran	34.79	48.57
Salta, Argentina	-24.79	-65.41
Penza, Russia	53.20	45.00
Tembisa, South Africa	-26.00	28.23
Bilimora, India	20.77	72.96
Mykolayiv, Ukraine	46.97	32.00
Aparecida de Goiânia, Brazil	-16.82	-49.24
Puente Alto, Chile	-33.61	-70.58
Makati City, Philippines	14.55	121.03
Tonghua, China	41.72	125.93
Naberezhnyye Chelny, Russia	55.73	52.41
Leicester, United Kingdom	52.64	-1.13
Wuhu, China	31.34	118.37
Niigata, Japan	37.89	139.01
Leipzig, Germany	51.34	12.37
Duisburg, Germany	51.43	6.77
Āsansol, India	23.68	86.98
Arāk, Iran	34.09	49.70
Astrakhan, Russia	46.35	48.04
Zhuhai, China	22.28	113.57
Pohang, South Korea	36.03	129.36
Nürnberg, Germany	49.45	11.08
Shashi, China	30.31	112.24
Makhachkala, Russia	42.98	47.50
Cimahi, Indonesia	-6.87	107.54
Wuwei, China	37.93	102.63
Jamnagar, India	22.47	70.07
Sacramento, CA	38.58	-121.49
Aracaju, Brazil	-10.91	-37.07
Ajman City, United Arab Emirates	25.40	55.48
Jianshui, China	24.28	101.22
Port Sudan, Sudan	19.62	37.22
Santa Fe, Argentina	-31.65	-60.71
San Pedro Sula, Honduras	15.50	-88.03
Toluca, Mexico	19.29	-99.65
Ciudad López Mateos, Mexico	19.56	-99.26
Suez, Egypt	29.97	32.53
Dresden, Germany	51.05	13.74
Tomsk, Russia	56.50	84.97
Masina, Congo - Kinshasa	-4.38	15.39
Sahāranpur, India	29.97	77.55
Cuautitlán Izcalli, Mexico	19.64	-99.22
Gulbarga, India	17.34	76.84
Bhātpāra, India	22.87	88.40
Najaf, Iraq	32.03	44.35
Feira de Santana, Brazil	-12.27	-38.97
Shah Alam, Malaysia	3.09	101.53
Mariupol, Ukraine	47.10	37.54
Himeji, Japan	34.82	134.70
Homyel', Belarus	52.43	30.98
Qionghai, China	19.24	110.46
Okene, Nigeria	7.55	6.24
Uijeongbu-si, South Korea	37.74	127.05
East London, South Africa	-33.02	27.91
Yazd, Iran	31.90	54.37
Hargeysa, Somalia	9.56	44.06
Sialkot, Pakistan	32.49	74.53
Kemerovo, Russia	55.33	86.08
Yichang, China	30.71	111.28
Hwaseong-si, South Korea	37.21	126.82
Kansas City, MO	39.10	-94.58
Yinchuan, China	38.47	106.27
Skopje, North Macedonia	42.00	21.43
Vereeniging, South Africa	-26.67	27.93
The Hague, Netherlands	52.08	4.30
Long Beach, CA	33.77	-118.19
Mixco, Guatemala	14.63	-90.61
Lyon, France	45.75	4.85
Londrina, Brazil	-23.31	-51.16
Mesa, AZ	33.42	-111.82
Matsudo, Japan	35.78	139.90
Juiz de Fora, Brazil	-21.76	-43.35
Nishinomiya-hama, Japan	34.72	135.33
Tula, Russia	54.20	37.62
Staten Island, NY	40.56	-74.14
Kawaguchi, Japan	35.81	139.71
Ciudad Apodaca, Mexico	25.78	-100.19
Zunyi, China	27.69	106.91
Jiaxing, China	30.75	120.75
Belford Roxo, Brazil	-22.76	-43.40
Jammu, India	32.74	74.87
Liaoyuan, China	42.90	125.14
Edinburgh, United Kingdom	55.95	-3.20
Atlanta, GA	33.75	-84.39
Kananga, Congo - Kinshasa	-5.90	22.42
Bloemfontein, South Africa	-29.12	26.21
Xiangyang, China	32.04	112.14
Gdańsk, Poland	54.35	18.65
Calabar, Nigeria	4.96	8.33
Dadukou, China	26.55	101.71
Joinville, Brazil	-26.30	-48.85
Ḩamāh, Syria	35.13	36.76
Kurnool, India	15.83	78.04
Antwerpen, Belgium	51.22	4.40
Kanazawa, Japan	36.60	136.62
Karabağlar, Türkiye	38.37	27.14
Zamboanga, Philippines	6.91	122.07
Kirov, Russia	58.60	49.66
Ujjain, India	23.18	75.78
Kota Kinabalu, Malaysia	5.97	116.07
Colorado Springs, CO	38.83	-104.82
Niterói, Brazil	-22.88	-43.10
Hengshui, China	37.73	115.70
Tabuk, Saudi Arabia	28.40	36.57
Pontianak, Indonesia	-0.03	109.33
Leeds, United Kingdom	53.80	-1.55
Namp’o, North Korea	38.74	125.41
Bacolod City, Philippines	10.67	122.95
São João de Meriti, Brazil	-22.80	-43.37
Mansilingan, Philippines	10.63	122.98
Virginia Beach, VA	36.85	-75.98
Rāmgundam, India	18.80	79.45
Luhansk, Ukraine	48.57	39.32
Manado, Indonesia	1.48	124.85
Karagandy, Kazakhstan	49.80	73.10
Raleigh, NC	35.77	-78.64
Jining, China	35.41	116.58
Constantine, Algeria	36.37	6.61
Wenshan City, China	23.36	104.25
Juba, South Sudan	4.85	31.58
Muratpaşa, Türkiye	36.89	30.76
Utsunomiya, Japan	36.57	139.88
Heroica Matamoros, Mexico	25.88	-97.50
Şanlıurfa, Türkiye	37.17	38.79
Chengde, China	40.95	117.96
Ōita, Japan	33.23	131.60
Cardiff, United Kingdom	51.48	-3.18
San Juan, Argentina	-31.54	-68.54
Cheboksary, Russia	56.13	47.25
Boksburg, South Africa	-26.21	28.26
Cagayan de Oro, Philippines	8.48	124.65
Omaha, NE	41.26	-95.94
Matsuyama, Japan	33.84	132.77
San Nicolás de los Garza, Mexico	25.74	-100.30
Amagasaki, Japan	34.72	135.42
Shyamnagar, India	22.83	88.37
Dasmariñas, Philippines	14.33	120.94
Malatya, Türkiye	38.35	38.32
Miami, FL	25.77	-80.19
Nangi, India	22.51	88.22
Pereira, Colombia	4.81	-75.70
Kozhikode, India	11.25	75.78
Mawlamyine, Myanmar (Burma)	16.49	97.63
Iquitos, Peru	-3.75	-73.25
Kurashiki, Japan	34.58	133.77
Sunch’ŏn, North Korea	39.43	125.93
Sultangazi, Türkiye	41.11	28.87
Garoua, Cameroon	9.30	13.40
Murcia, Spain	37.99	-1.13
Mwanza, Tanzania	-2.52	32.90
Uyo, Nigeria	5.05	7.93
Bei’an, China	48.27	126.60
Kousséri, Cameroon	12.08	15.03
Mālegaon, India	20.55	74.53
Davangere, India	14.47	75.93
Kaliningrad, Russia	54.71	20.51
Karbala, Iraq	32.62	44.02
Masan, South Korea	35.13	126.83
Ananindeua, Brazil	-1.37	-48.37
Balikpapan, Indonesia	-1.27	116.83
Brampton, ON	43.68	-79.77
Toulouse, France	43.60	1.44
Tel Aviv, Israel	32.08	34.78
Namangan, Uzbekistan	41.00	71.67
Katsina, Nigeria	12.99	7.60
Welkom, South Africa	-27.98	26.74
Santa Marta, Colombia	11.24	-74.20
Al Maḩallah al Kubrá, Egypt	30.97	31.17
Jalgaon, India	21.00	75.57
Yokosuka, Japan	35.28	139.67
Akola, India	20.71	77.00
Belgaum, India	15.85	74.50
Veracruz, Mexico	19.18	-96.14
Luqiao, China	28.58	121.37
Bryansk, Russia	53.25	34.37
Maltepe, Türkiye	40.94	29.16
Al Kharj, Saudi Arabia	24.16	47.33
Barcelona, Venezuela	10.14	-64.69
Chaozhou, China	23.65	116.62
Xalapa de Enríquez, Mexico	19.53	-96.92
Ado-Ekiti, Nigeria	7.62	5.22
Bratislava, Slovakia	48.15	17.11
Gaya, India	24.80	85.00
Udaipur, India	24.59	73.71
Likasi, Congo - Kinshasa	-10.98	26.74
Luxor, Egypt	25.70	32.64
Ibagué, Colombia	4.44	-75.23
Shaoxing, China	30.00	120.58
Ivanovo, Russia	57.00	40.97
Erzurum, Türkiye	39.91	41.28
Akure, Nigeria	7.25	5.19
Asyūţ, Egypt	27.18	31.18
Jambi City, Indonesia	-1.60	103.62
Al Manşūrah, Egypt	31.04	31.38
Oakland, CA	37.80	-122.27
Korba, India	22.35	82.70
Bokāro, India	23.79	85.96
San Juan, Puerto Rico	18.47	-66.11
Kolwezi, Congo - Kinshasa	-10.71	25.47
Auckland, New Zealand	-36.85	174.76
Sukkur, Pakistan	27.70	68.86
Mangalore, India	12.92	74.86
Luohe, China	33.56	114.04
Pasay, Philippines	14.54	121.00
Sevastopol, Ukraine	44.61	33.52
Azcapotzalco, Mexico	19.49	-99.19
Shymkent, Kazakhstan	42.30	69.60
Yangquan, China	37.86	113.56
Magnitogorsk, Russia	53.42	59.05
Jhānsi, India	25.46	78.58
Florianópolis, Brazil	-27.60	-48.55
Santos, Brazil	-23.96	-46.33
Maturín, Venezuela	9.75	-63.18
Minneapolis, MN	44.98	-93.26
Thoothukudi, India	8.77	78.13
Ardabīl, Iran	38.25	48.29
Nagasaki, Japan	32.75	129.88
Chaoyang, China	41.57	120.46
Gaza, Palestinian Territories	31.50	34.47
Kursk, Russia	51.74	36.19
Tonalá, Mexico	20.62	-103.23
Jeju City, South Korea	33.51	126.52
Panamá, Panama	8.99	-79.52
Xochimilco, Mexico	19.25	-99.10
Szczecin, Poland	53.43	14.55
Biên Hòa, Vietnam	10.94	106.82
Villa Nueva, Guatemala	14.53	-90.59
Ribeirão das Neves, Brazil	-19.77	-44.09
Hirakata, Japan	34.81	135.65
Oujda-Angad, Morocco	34.68	-1.91
Tanda, Egypt	30.79	31.00
Newcastle, South Africa	-27.76	29.93
Nellore, India	14.45	79.99
Hsinchu, Taiwan	24.80	120.97
Jixi, China	45.30	130.96
Zanzibar, Tanzania	-6.16	39.20
Tulsa, OK	36.15	-95.99
Taoyuan City, Taiwan	24.99	121.30
Kassala, Sudan	15.45	36.40
Lekki, Nigeria	6.41	4.09
Palma, Spain	39.57	2.65
Kitwe, Zambia	-12.80	28.21
Nasiriyah, Iraq	31.06	46.26
Tver, Russia	56.86	35.90
Machida, Japan	35.54	139.45
Yangjiang, China	21.86	111.96
Khmelnytskyi, Ukraine	49.42	27.00
Gifu-shi, Japan	35.42	136.76
Tiruppur, India	11.12	77.35
Keelung, Taiwan	25.13	121.74
Al Hoceïma, Morocco	35.25	-3.94
Manchester, United Kingdom	53.48	-2.24
Surrey, BC	49.11	-122.83
Vila Velha, Brazil	-20.33	-40.29
Weifang, China	36.71	119.10
Fujisawa, Japan	35.35	139.48
Ndola, Zambia	-12.96	28.64
Kollam, India	8.88	76.58
Serra, Brazil	-20.13	-40.31
Samsun, Türkiye	41.28	36.34
Tallinn, Estonia	59.44	24.75
Bamenda, Cameroon	5.96	10.15
El Obeid, Sudan	13.18	30.22
Bello, Colombia	6.34	-75.56
Xinpu, China	34.60	119.16
Sandakan, Malaysia	5.84	118.12
Buraydah, Saudi Arabia	26.33	43.97
Kandahār, Afghanistan	31.61	65.71
Diadema, Brazil	-23.69	-46.62
Wichita, KS	37.69	-97.34
New Orleans, LA	29.95	-90.08
Comilla, Bangladesh	23.46	91.19
Samut Prakan, Thailand	13.60	100.60
Nampula, Mozambique	-15.12	39.27
Arlington, TX	32.74	-97.11
Cleveland, OH	41.50	-81.70
Bissau, Guinea-Bissau	11.86	-15.60
Iloilo, Philippines	10.70	122.56
Khamis Mushait, Saudi Arabia	18.30	42.73
Campos dos Goytacazes, Brazil	-21.75	-41.33
Resistencia, Argentina	-27.46	-58.98
Mişrātah, Libya	32.38	15.09
Mauá, Brazil	-23.67	-46.46
Abomey-Calavi, Benin	6.45	2.36
Bochum, Germany	51.48	7.22
Toyonaka, Japan	34.78	135.47
Iztacalco, Mexico	19.40	-99.10
Betim, Brazil	-19.97	-44.20
Fukuyama, Japan	34.48	133.37
N’dalatando, Angola	-9.30	14.91
Delmas 73, Haiti	18.54	-72.30
Pasto, Colombia	1.21	-77.28
Batman, Türkiye	37.89	41.13
Wellington, New Zealand	-41.29	174.78
Las Palmas de Gran Canaria, Spain	28.10	-15.41
Mazatlán, Mexico	23.23	-106.41
Caxias do Sul, Brazil	-29.17	-51.18
Nizhny Tagil, Russia	57.92	59.97
Irapuato, Mexico	20.68	-101.36
Dezhou, China	37.45	116.31
Krugersdorp, South Africa	-26.09	27.78
Pānihāti, India	22.69	88.37
Shibganj, Bangladesh	25.00	89.32
Toyohashi, Japan	34.77	137.38
Zhoukou, China	33.63	114.63
Laval, QC	45.57	-73.69
Huancayo, Peru	-12.07	-75.20
Makiyivka, Ukraine	48.05	37.93
Putian, China	25.44	119.01
Kahramanmaraş, Türkiye	37.58	36.93
Minato, Japan	34.22	135.15
Tirana, Albania	41.33	19.82
São José do Rio Preto, Brazil	-20.82	-49.38
Kaunas, Lithuania	54.90	23.91
Nuevo Laredo, Mexico	27.48	-99.52
Bakersfield, CA	35.37	-119.02
Zhangjiakou Shi Xuanhua Qu, China	40.61	115.04
Seremban, Malaysia	2.73	101.94
Miguel Hidalgo, Mexico	19.43	-99.20
Stoke-on-Trent, United Kingdom	53.00	-2.19
Pingxiang, China	27.62	113.85
Van, Türkiye	38.49	43.38
Honolulu, HI	21.31	-157.86
Abadan, Iran	30.34	48.30
Fenghuang, China	27.94	109.60
Puerto La Cruz, Venezuela	10.21	-64.63
Brno, Czechia	49.20	16.61
Mahilyow, Belarus	53.92	30.34
Natore, Bangladesh	24.41	88.99
Tampa, FL	27.95	-82.46
Canberra, Australia	-35.28	149.13
Nara-shi, Japan	34.69	135.80
Ahmadnagar, India	19.09	74.74
Dhūlia, India	20.90	74.78
Olinda, Brazil	-8.01	-34.86
Kenitra, Morocco	34.26	-6.58
Bydgoszcz, Poland	53.12	18.01
Kuantan, Malaysia	3.81	103.33
Bologna, Italy	44.49	11.34
Cheonan, South Korea	36.81	127.15
Petare, Venezuela	10.48	-66.81
Larkana, Pakistan	27.56	68.21
Al Qadarif, Sudan	14.03	35.38
Christchurch, New Zealand	-43.53	172.63
Stavropol’, Russia	45.04	41.97
Toyota, Japan	35.08	137.15
Manukau City, New Zealand	-36.99	174.88
Zhaoqing, China	23.05	112.46
Ataşehir, Türkiye	40.98	29.12
Bhāgalpur, India	25.24	86.97
Shekhupura, Pakistan	31.71	73.99
Carapicuíba, Brazil	-23.52	-46.84
Wuppertal, Germany	51.26	7.15
Tamale, Ghana	9.40	-0.84
Ulan-Ude, Russia	51.83	107.61
Nagano, Japan	36.65	138.18
Bobo-Dioulasso, Burkina Faso	11.18	-4.30
Lublin, Poland	51.25	22.57
Huocheng, China	44.05	80.87
Aurora, CO	39.73	-104.83
Coventry, United Kingdom	52.41	-1.51
Halifax, NS	44.65	-63.57
Anqing, China	30.51	117.05
Taraz, Kazakhstan	42.90	71.37
San Jose del Monte, Philippines	14.81	121.05
Manizales, Colombia	5.07	-75.52
Kwangmyŏng, South Korea	37.48	126.87
Zanjān, Iran	36.68	48.50
Iwaki, Japan	37.05	140.88
Bacoor, Philippines	14.46	120.94
Asahikawa, Japan	43.77	142.36
Xico, Mexico	19.27	-98.95
Kimhae, South Korea	35.23	128.88
Arkhangel’sk, Russia	64.54	40.54
Ambon, Indonesia	-3.70	128.18
Samarinda, Indonesia	-0.49	117.15
Benito Juarez, Mexico	19.40	-99.16
Bilbao, Spain	43.26	-2.93
Santiago del Estero, Argentina	-27.80	-64.26
Takatsuki, Japan	34.85	135.62
Thessaloníki, Greece	40.64	22.93
Villahermosa, Mexico	17.99	-92.93
Barinas, Venezuela	8.62	-70.21
Neiva, Colombia	2.93	-75.28
Ciudad General Escobedo, Mexico	25.80	-100.32
Okazaki, Japan	34.95	137.17
Bandar Abbas, Iran	27.19	56.28
Vinnytsia, Ukraine	49.23	28.48
Ras Al Khaimah City, United Arab Emirates	25.79	55.94
Anshun, China	26.25	105.93
Suita, Japan	34.76	135.52
Wakayama, Japan	34.23	135.17
Anaheim, CA	33.84	-117.91
Hualien City, Taiwan	23.98	121.60
Lapu-Lapu City, Philippines	10.31	123.95
Punāsa, India	22.24	76.39
Muzaffarnagar, India	29.47	77.70
Florence, Italy	43.78	11.25
Sanandaj, Iran	35.31	47.00
Latur, India	18.40	76.57
Campina Grande, Brazil	-7.23	-35.88
Etobicoke, ON	43.65	-79.57
Camagüey, Cuba	21.38	-77.92
London, ON	42.98	-81.23
Chifeng, China	42.27	118.96
Hŭngnam, North Korea	39.83	127.62
Nur-Sultan, Kazakhstan	51.18	71.45
Belgorod, Russia	50.61	36.58
Kosti, Sudan	13.16	32.66
Taihecun, China	45.76	130.85
Doha, Qatar	25.29	51.53
Turmero, Venezuela	10.23	-67.47
Kurgan, Russia	55.45	65.33
Rangpur, Bangladesh	25.75	89.25
Bhimbar, Pakistan	32.97	74.08
Vitebsk, Belarus	55.19	30.20
Iligan, Philippines	8.23	124.24
Soledad, Colombia	10.92	-74.76
Shiqi, China	22.52	113.39
Piracicaba, Brazil	-22.73	-47.65
Zürich, Switzerland	47.37	8.55
Kūkatpalli, India	17.48	78.41
Jhang Sadr, Pakistan	31.27	72.32
Arusha, Tanzania	-3.37	36.68
Ambattūr, India	13.10	80.16
Kōriyama, Japan	37.40	140.38
Plovdiv, Bulgaria	42.15	24.75
Celaya, Mexico	20.52	-100.82
Chitungwiza, Zimbabwe	-18.01	31.08
Kashiwa, Japan	35.86	139.98
Latakia, Syria	35.53	35.79
Aksu, China	41.18	80.28
Serekunda, Gambia	13.44	-16.68
Tokorozawa, Japan	35.80	139.47
Corrientes, Argentina	-27.47	-58.83
Kaluga, Russia	54.53	36.28
Macapá, Brazil	0.04	-51.07
Cuernavaca, Mexico	18.93	-99.23
Nice, France	43.70	7.27
Kaesŏng, North Korea	37.97	126.55
Ciudad Bolívar, Venezuela	8.13	-63.54
Kawagoe, Japan	35.91	139.49
Tungi, Bangladesh	23.89	90.40
Randburg, South Africa	-26.09	28.00
Bellary, India	15.14	76.92
Itaquaquecetuba, Brazil	-23.49	-46.35
Simferopol, Ukraine	44.96	34.11
Kochi, Japan	33.55	133.53
Sunderland, United Kingdom	54.90	-1.38
Santa Ana, CA	33.75	-117.87
Bauru, Brazil	-22.31	-49.06
San José, Costa Rica	9.93	-84.08
Alicante, Spain	38.35	-0.48
Takamatsu, Japan	34.33	134.05
Tieling, China	42.29	123.84
Qazvin, Iran	36.27	50.00
Muzaffarpur, India	26.12	85.39
Kāmārhāti, India	22.67	88.37
Tepic, Mexico	21.51	-104.90
Wad Medani, Sudan	14.40	33.52
Jincheng, China	35.50	112.83
Montes Claros, Brazil	-16.73	-43.86
Bielefeld, Germany	52.03	8.53
Bujumbura, Burundi	-3.38	29.36
Mandaue City, Philippines	10.32	123.92
Khorramshahr, Iran	30.44	48.18
Mathura, India	27.50	77.67
Khorramabad, Iran	33.49	48.36
Soyapango, El Salvador	13.71	-89.14
Patiāla, India	30.34	76.39
Wŏnsan, North Korea	39.15	127.44
Pavlodar, Kazakhstan	52.28	76.97
Córdoba, Spain	37.89	-4.77
Chānda, India	19.95	79.30
Canoas, Brazil	-29.92	-51.18
Sochi, Russia	43.60	39.73
Chongjin, North Korea	41.80	129.78
Yanji, China	42.91	129.51
Bhīlwāra, India	25.35	74.64
Tétouan, Morocco	35.58	-5.37
Mogi das Cruzes, Brazil	-23.52	-46.19
Toyama, Japan	36.70	137.22
Piura, Peru	-5.19	-80.63
Birkenhead, United Kingdom	53.39	-3.01
Thrissur, India	10.52	76.22
Brahmapur, India	19.31	84.79
São Vicente, Brazil	-23.96	-46.39
Orël, Russia	52.97	36.08
Corpus Christi, TX	27.80	-97.40
Suizhou, China	31.71	113.36
Posadas, Argentina	-27.37	-55.90
Al ‘Amārah, Iraq	31.84	47.14
Volzhskiy, Russia	48.79	44.78
Riverside, CA	33.95	-117.40
Ixtapaluca, Mexico	19.32	-98.88
Villavicencio, Colombia	4.14	-73.63
Jundiaí, Brazil	-23.19	-46.88
San Miguelito, Panama	9.05	-79.47
Smolensk, Russia	54.78	32.04
Ciudad del Este, Paraguay	-25.51	-54.61
Pelotas, Brazil	-31.77	-52.34
Kherson, Ukraine	46.66	32.62
Shāhjānpur, India	27.88	79.91
Akita, Japan	39.72	140.12
Thiès, Senegal	14.79	-16.93
Maroua, Cameroon	10.59	14.32
Morón, Argentina	-34.65	-58.62
Anápolis, Brazil	-16.33	-48.95
Shimoga, India	13.93	75.57
Samarkand, Uzbekistan	39.65	66.96
Murmansk, Russia	68.98	33.09
Islington, United Kingdom	51.54	-0.10
Holguín, Cuba	20.89	-76.26
Ust-Kamenogorsk, Kazakhstan	49.97	82.61
Ad Dīwānīyah, Iraq	31.99	44.93
Shangrao, China	28.45	117.94
Mataram, Indonesia	-8.58	116.12
Andijon, Uzbekistan	40.78	72.34
Reading, United Kingdom	51.46	-0.97
Iaşi, Romania	47.17	27.60
Valladolid, Spain	41.66	-4.72
Poltava, Ukraine	49.59	34.54
New Delhi, India	28.64	77.22
Koshigaya, Japan	35.89	139.79
Vladikavkaz, Russia	43.04	44.67
Hrodna, Belarus	53.69	23.83
Katowice, Poland	50.26	19.03
Rohtak, India	28.89	76.59
Baicheng, China	45.61	122.82
Chimbote, Peru	-9.09	-78.58
Cluj-Napoca, Romania	46.77	23.60
Calamba, Philippines	14.21	121.17
Bauchi, Nigeria	10.31	9.84
Cherepovets, Russia	59.13	37.90
St. Louis, MO	38.63	-90.20
Armenia, Colombia	4.53	-75.68
Al Kūt, Iraq	32.51	45.82
Timişoara, Romania	45.75	21.23
Vologda, Russia	59.22	39.88
Şişli, Türkiye	41.06	28.99
Lexington-Fayette, KY	38.05	-84.46
Kingston upon Hull, United Kingdom	53.74	-0.34
Soacha, Colombia	4.58	-74.22
Temara, Morocco	33.93	-6.91
Preston, United Kingdom	53.76	-2.70
Ganja, Azerbaijan	40.68	46.36
Lianshan, China	40.76	120.85
Denizli, Türkiye	37.77	29.09
Ikeja, Nigeria	6.60	3.34
Bonn, Germany	50.73	7.10
Ostrava, Czechia	49.83	18.28
Varna, Bulgaria	43.22	27.92
Vitória, Brazil	-20.32	-40.34
Wusong, China	30.95	117.78
Iligan City, Philippines	8.25	124.40
Cusco, Peru	-13.52	-71.97
Maringá, Brazil	-23.43	-51.94
Miyazaki, Japan	31.92	131.42
Percut, Indonesia	3.63	98.86
Pucallpa, Peru	-8.38	-74.55
Jingdezhen, China	29.29	117.21
Guarujá, Brazil	-23.99	-46.26
Sariwŏn, North Korea	38.51	125.76
Vladimir, Russia	56.14	40.40
Antofagasta, Chile	-23.65	-70.40
Botshabelo, South Africa	-29.27	26.73
Bengkulu, Indonesia	-3.80	102.27
Butuan, Philippines	8.95	125.54
Tampico, Mexico	22.29	-97.88
Oshawa, ON	43.90	-78.85
Cabuyao, Philippines	14.27	121.13
Chita, Russia	52.03	113.50
Newcastle, Australia	-32.93	151.78
Valledupar, Colombia	10.46	-73.25
Biskra, Algeria	34.85	5.73
Mannheim, Germany	49.49	8.47
Chernihiv, Ukraine	51.51	31.28
Irbid, Jordan	32.56	35.85
Tumkūr, India	13.34	77.10
Chinju, South Korea	35.19	128.08
Newport, United Kingdom	51.59	-3.00
Tawau, Malaysia	4.24	117.89
Shengli, China	37.46	118.49
Fīrozābād, India	27.15	78.40
Al Fayyūm, Egypt	29.31	30.84
Porto Velho, Brazil	-8.76	-63.90
San Salvador de Jujuy, Argentina	-24.19	-65.30
Brakpan, South Africa	-26.24	28.37
Stockton, CA	37.96	-121.29
Mandaluyong City, Philippines	14.58	121.04
Nizāmābād, India	18.67	78.10
Kulti, India	23.73	86.84
Ciudad Victoria, Mexico	23.74	-99.15
Tláhuac, Mexico	19.29	-99.01
Franca, Brazil	-20.54	-47.40
Rājahmundry, India	17.01	81.78
Pittsburgh, PA	40.44	-80.00
Craiova, Romania	44.32	23.80
Constanţa, Romania	44.18	28.63
Saransk, Russia	54.18	45.17
Mazār-e Sharīf, Afghanistan	36.71	67.11
Barddhamān, India	23.26	87.86
Malmö, Sweden	55.61	13.00
Gujrat, Pakistan	32.57	74.08
Naha, Japan	26.22	127.68
Brest, Belarus	52.10	23.69
Mardan, Pakistan	34.20	72.05
Surgut, Russia	61.25	73.42
Swansea, United Kingdom	51.62	-3.94
Xinyuan, China	43.43	83.25
Yangshuo, China	24.78	110.49
Kyzylorda, Kazakhstan	44.85	65.51
George Town, Malaysia	5.41	100.34
Biñan, Philippines	14.34	121.08
Winejok, South Sudan	9.01	27.57
Mérida, Venezuela	8.59	-71.16
Angeles City, Philippines	15.15	120.58
Bradford, United Kingdom	53.79	-1.75
Santol, Philippines	15.16	120.57
Anchorage, AK	61.22	-149.90
Ciudad Obregón, Mexico	27.49	-109.94
Kasugai, Japan	35.25	136.97
Jember, Indonesia	-8.17	113.70
Aomori, Japan	40.82	140.73
Ōtsu, Japan	35.00	135.87
Bārāsat, India	22.72	88.48
Elazığ, Türkiye	38.67	39.22
Okanagan, BC	50.36	-119.35
Cherkasy, Ukraine	49.43	32.06
Vigo, Spain	42.23	-8.72
Akashi, Japan	34.66	135.01
Bāli, India	22.65	88.34
Cincinnati, OH	39.13	-84.51
Hisar, India	29.15	75.72
Rāmpur, India	28.81	79.03
Yokkaichi, Japan	34.97	136.62
Yeosu, South Korea	34.76	127.66
Southend-on-Sea, United Kingdom	51.54	0.71
Morioka, Japan	39.70	141.15
Viña del Mar, Chile	-33.02	-71.55
Sumy, Ukraine	50.92	34.80
Fukushima, Japan	37.75	140.47
Galaţi, Romania	45.44	28.05
Blumenau, Brazil	-26.92	-49.07
Greater Noida, India	28.50	77.54
Noida, India	28.58	77.33
Foz do Iguaçu, Brazil	-25.55	-54.59
Al Hufūf, Saudi Arabia	25.36	49.59
Kākināda, India	16.96	82.24
Pānīpat, India	29.39	76.97
Semey, Kazakhstan	50.43	80.27
Makurdi, Nigeria	7.73	8.52
Wollongong, Australia	-34.42	150.89
Ponta Grossa, Brazil	-25.09	-50.16
Minna, Nigeria	9.62	6.55
Białystok, Poland	53.13	23.16
Mbeya, Tanzania	-8.90	33.45
Mueang Nonthaburi, Thailand	13.86	100.51
Gumi, South Korea	36.11	128.34
Tambov, Russia	52.73	41.44
Catania, Italy	37.49	15.07
Al Mubarraz, Saudi Arabia	25.41	49.59
Bafoussam, Cameroon	5.48	10.42
Kasur, Pakistan	31.12	74.45
Utrecht, Netherlands	52.09	5.12
Xiuying, China	20.00	110.29
Paulista, Brazil	-7.94	-34.87
Al Ḩillah, Iraq	32.46	44.42
Limeira, Brazil	-22.56	-47.40
Parbhani, India	19.27	76.77
Victoria, BC	48.44	-123.35
Beihai, China	21.48	109.10
Huizhou, China	23.11	114.42
Zeytinburnu, Türkiye	40.99	28.90
Tsuen Wan, Hong Kong SAR China	22.37	114.11
Ironville, KY	38.46	-82.69
Meads, KY	38.41	-82.71
Sétif, Algeria	36.19	5.41
Safi, Morocco	32.30	-9.24
Sinŭiju, North Korea	40.10	124.40
Huế, Vietnam	16.46	107.60
Darbhanga, India	26.15	85.90
Adapazarı, Türkiye	40.78	30.40
Sultanbeyli, Türkiye	40.96	29.27
Henderson, NV	36.04	-114.98
Greensboro, NC	36.07	-79.79
Viamão, Brazil	-30.08	-51.02
Zagazig, Egypt	30.59	31.50
Saint Paul, MN	44.94	-93.09
Kuala Terengganu, Malaysia	5.33	103.14
Ismailia, Egypt	30.60	32.27
Alto Barinas, Venezuela	8.59	-70.23
Dihok, Iraq	36.87	42.99
Karlsruhe, Germany	49.01	8.40
Port Moresby, Papua New Guinea	-9.48	147.15
Plano, TX	33.02	-96.70
Ichihara, Japan	35.52	140.08
Iksan, South Korea	35.94	126.95
Nha Trang, Vietnam	12.25	109.19
Suzano, Brazil	-23.54	-46.31
Alwar, India	27.56	76.63
Cainta, Philippines	14.58	121.12
Pétionville, Haiti	18.51	-72.29
Maebashi, Japan	36.40	139.08
Bilāspur, India	22.08	82.16
Logan City, Australia	-27.64	153.11
Valparaíso, Chile	-33.04	-71.63
Palu, Indonesia	-0.91	119.87
Kupang, Indonesia	-10.17	123.61
Zhytomyr, Ukraine	50.26	28.68
Newark, NJ	40.74	-74.17
Itagüí, Colombia	6.18	-75.60
Nicolás Romero, Mexico	19.64	-99.31
Gebze, Türkiye	40.80	29.43
Narsingdi, Bangladesh	23.92	90.72
Batna, Algeria	35.56	6.17
Chuzhou, China	32.32	118.30
Merkezefendi, Türkiye	37.81	29.04
Ichinomiya, Japan	35.30	136.80
Tacna, Peru	-18.01	-70.25
Mingora, Pakistan	34.78	72.36
Toledo, OH	41.66	-83.56
Ensenada, Mexico	31.87	-116.60
Efon-Alaaye, Nigeria	7.66	4.92
Yoshkar-Ola, Russia	56.64	47.89
Taganrog, Russia	47.24	38.90
Santa Teresa del Tuy, Venezuela	10.23	-66.66
Horlivka, Ukraine	48.34	38.05
Windsor, ON	42.30	-83.02
Coacalco, Mexico	19.63	-99.11
Ilesa, Nigeria	7.63	4.74
Kostroma, Russia	57.77	40.93
Gijón, Spain	43.54	-5.66
Bari, Italy	41.12	16.87
Lincoln, NE	40.80	-96.67
Khomeynī Shahr, Iran	32.69	51.54
Sfax, Tunisia	34.74	10.76
Nantes, France	47.22	-1.55
Cuenca, Ecuador	-2.90	-79.00
Owo, Nigeria	7.20	5.59
Bahía Blanca, Argentina	-38.72	-62.27
Sukabumi, Indonesia	-6.92	106.93
Braşov, Romania	45.65	25.61
Komsomolsk-on-Amur, Russia	50.55	137.01
Hakodate, Japan	41.78	140.74
Bab Ezzouar, Algeria	36.73	3.18
Mokolo, Cameroon	10.74	13.80
Caucaia, Brazil	-3.74	-38.65
Strasbourg, France	48.58	7.75
Belfast, United Kingdom	54.60	-5.93
Kashgar, China	39.47	75.99
Ramadi, Iraq	33.42	43.31
Ichalkaranji, India	16.69	74.46
Ibaraki, Japan	34.82	135.57
Yao, Japan	34.62	135.60
Herāt, Afghanistan	34.35	62.20
Guantánamo, Cuba	20.14	-75.21
Nal’chik, Russia	43.50	43.62
Baguio, Philippines	16.42	120.59
Petrópolis, Brazil	-22.50	-43.18
Ar Rayyān, Qatar	25.29	51.42
Wiesbaden, Germany	50.08	8.25
Montería, Colombia	8.75	-75.88
Ljubljana, Slovenia	46.05	14.51
Hafar Al-Batin, Saudi Arabia	28.43	45.97
Kakogawachō-honmachi, Japan	34.77	134.83
Tasikmalaya, Indonesia	-7.33	108.22
Bijapur, India	16.82	75.72
Orlando, FL	28.54	-81.38
Linyi, China	35.06	118.34
Derby, United Kingdom	52.92	-1.48
San Pedro, Philippines	14.36	121.05
Münster, Germany	51.96	7.63
Gelsenkirchen, Germany	51.51	7.10
Mokpo, South Korea	34.81	126.39
Santa Catarina, Mexico	25.67	-100.46
Russeifa, Jordan	32.02	36.05
Windhoek, Namibia	-22.56	17.08
Tshikapa, Congo - Kinshasa	-6.42	20.80
Kafr ad Dawwār, Egypt	31.13	30.13
Tokushima, Japan	34.07	134.57
Haifa, Israel	32.82	34.99
Sterlitamak, Russia	53.62	55.95
Ha'il, Saudi Arabia	27.52	41.69
Bagerhat, Bangladesh	22.66	89.79
Chengzhong, China	30.94	113.55
Wuzhou, China	23.48	111.32
Chula Vista, CA	32.64	-117.08
Hulan Ergi, China	47.20	123.63
Aizawl, India	23.73	92.72
Aachen, Germany	50.78	6.08
Sumqayıt, Azerbaijan	40.59	49.67
Mantampay, Philippines	8.17	124.22
Petrozavodsk, Russia	61.78	34.35
El Daein, Sudan	11.46	26.13
Umuahia, Nigeria	5.52	7.49
Uruapan, Mexico	19.41	-102.06
Jersey City, NJ	40.73	-74.08
Mianyang, China	31.47	104.68
Sivas, Türkiye	39.75	37.02
Witbank, South Africa	-25.87	29.23
Aktobe, Kazakhstan	50.28	57.21
Paraná, Argentina	-31.73	-60.53
Jālna, India	19.84	75.89
Lal Bahadur Nagar, India	17.35	78.56
Mönchengladbach, Germany	51.19	6.44
Markham, ON	43.87	-79.27
Dewas, India	22.97	76.06
Sincelejo, Colombia	9.30	-75.40
Tongliao, China	43.61	122.27
Uberaba, Brazil	-19.75	-47.93
Chandler, AZ	33.31	-111.84
Fort Wayne, IN	41.13	-85.13
Plymouth, United Kingdom	50.37	-4.14
Karamay, China	45.58	84.89
Aral, China	40.54	81.27
Nakuru, Kenya	-0.31	36.07
Cần Thơ, Vietnam	10.04	105.79
Augsburg, Germany	48.37	10.90
Hiratsuka, Japan	35.33	139.34
Gajuwaka, India	17.70	83.22
Jiujiang, China	29.70	116.00
Popayán, Colombia	2.44	-76.61
Najrān, Saudi Arabia	17.49	44.13
Mukalla, Yemen	14.54	49.12
Buffalo, NY	42.89	-78.88
Luton, United Kingdom	51.88	-0.42
Pekalongan, Indonesia	-6.89	109.68
Cumaná, Venezuela	10.45	-64.18
Satna, India	24.58	80.83
Rio Branco, Brazil	-9.97	-67.81
Durham, NC	35.99	-78.90
Etāwah, India	26.78	79.02
Gómez Palacio, Mexico	25.57	-103.50
Cascavel, Brazil	-24.96	-53.46
St. Petersburg, FL	27.77	-82.68
L'Hospitalet de Llobregat, Spain	41.36	2.10
Ondo, Nigeria	7.09	4.84
Chimoio, Mozambique	-19.12	33.48
Irvine, CA	33.67	-117.82
Espoo, Finland	60.21	24.65
Los Mochis, Mexico	25.79	-109.00
Bratsk, Russia	56.13	101.61
Pachuca de Soto, Mexico	20.12	-98.73
Tarsus, Türkiye	36.92	34.89
Laredo, TX	27.51	-99.51
Sari, Iran	36.56	53.06
Durg, India	21.19	81.28
Rivne, Ukraine	50.62	26.23
Oaxaca, Mexico	17.07	-96.72
Soledad de Graciano Sánchez, Mexico	22.19	-100.94
Turpan, China	42.95	89.18
Ikot Ekpene, Nigeria	5.18	7.71
Heze, China	35.24	115.47
Yamagata, Japan	38.23	140.37
Cirebon, Indonesia	-6.71	108.56
Novo Hamburgo, Brazil	-29.68	-51.13
Cox’s Bāzār, Bangladesh	21.44	92.01
Gdynia, Poland	54.52	18.53
Naihāti, India	22.89	88.42
Vitória da Conquista, Brazil	-14.87	-40.84
Laohekou, China	32.39	111.67
Talcahuano, Chile	-36.72	-73.12
Richards Bay, South Africa	-28.78	32.04
Wolverhampton, United Kingdom	52.59	-2.12
El Fasher, Sudan	13.63	25.35
Woodlands, Singapore	1.44	103.79
Thiès Nones, Senegal	14.78	-16.97
Dire Dawa, Ethiopia	9.59	41.87
Floridablanca, Colombia	7.06	-73.09
Suihua, China	46.64	127.00
Barueri, Brazil	-23.51	-46.88
Borūjerd, Iran	33.90	48.75
Liupanshui, China	26.59	104.83
Qarchak, Iran	35.43	51.58
Taubaté, Brazil	-23.03	-45.56
Nanyang, China	32.99	112.53
San Fernando, Philippines	15.03	120.68
Morogoro, Tanzania	-6.82	37.66
Governador Valadares, Brazil	-18.85	-41.95
Tirupati, India	13.64	79.42
Banda Aceh, Indonesia	5.54	95.33
Wafangdian, China	39.62	122.01
Sonīpat, India	28.99	77.02
Santa Clara, Cuba	22.41	-79.96
Iwo, Nigeria	7.64	4.18
Libertad, Philippines	8.94	125.50
Gombe, Nigeria	10.29	11.17
Āvadi, India	13.11	80.11
Praia Grande, Brazil	-24.01	-46.40
Port-de-Paix, Haiti	19.94	-72.83
Niš, Serbia	43.32	21.90
Singa, Sudan	13.15	33.93
San Bernardo, Chile	-33.59	-70.70
Várzea Grande, Brazil	-15.65	-56.13
Porto, Portugal	41.15	-8.61
Volta Redonda, Brazil	-22.52	-44.10
Navotas, Philippines	14.67	120.95
Kropyvnytskyi, Ukraine	48.51	32.26
Santa Maria, Brazil	-29.68	-53.81
Lubbock, TX	33.58	-101.86
Madison, WI	43.07	-89.40
Tehuacán, Mexico	18.46	-97.40
Fukui-shi, Japan	36.06	136.22
Kamianske, Ukraine	48.51	34.60
Montpellier, France	43.61	3.88
Jimeta, Nigeria	9.28	12.46
Częstochowa, Poland	50.80	19.12
Tiruvottiyūr, India	13.16	80.30
Palmira, Colombia	3.54	-76.30
Bukhara, Uzbekistan	39.77	64.43
City of Westminster, United Kingdom	51.50	-0.14
Gilbert, AZ	33.35	-111.79
Saugor, India	23.84	78.74
Udon Thani, Thailand	17.42	102.79
Chemnitz, Germany	50.84	12.93
Ica, Peru	-14.07	-75.73
Orsk, Russia	51.20	58.57
Vanderbijlpark, South Africa	-26.71	27.84
San Cristóbal, Venezuela	7.77	-72.22
Mito, Japan	36.35	140.45
Norfolk, VA	36.85	-76.29
Rizhao, China	35.43	119.46
Southampton, United Kingdom	50.90	-1.40
Kyain Seikgyi Township, Myanmar (Burma)	15.82	98.25
A Coruña, Spain	43.37	-8.40
Mau, India	25.94	83.56
Shimonoseki, Japan	33.95	130.95
Juliaca, Peru	-15.50	-70.13
Ji’an, China	27.12	114.98
Gorgān, Iran	36.84	54.44
Nizhnevartovsk, Russia	60.93	76.55
Braunschweig, Germany	52.27	10.53
Hebi, China	35.90	114.19
Bago, Myanmar (Burma)	17.34	96.48
Bihār Sharīf, India	25.20	85.52
Baruta, Venezuela	10.43	-66.88
Merlo, Argentina	-34.67	-58.73
Trabzon, Türkiye	41.01	39.73
Jessore, Bangladesh	23.17	89.21
Manisa, Türkiye	38.61	27.43
Louisville, KY	38.25	-85.76
Santa Luzia, Brazil	-19.77	-43.85
Gunsan, South Korea	35.98	126.71
Wŏnju, South Korea	37.35	127.95
Musaffah, United Arab Emirates	24.36	54.48
Angarsk, Russia	52.54	103.89
Hāpur, India	28.73	77.78
Bathinda, India	30.21	74.94
Deir ez-Zor, Syria	35.34	40.14
Huayin, China	34.57	110.07
Berbera, Somalia	10.44	45.01
Ojo de Agua, Mexico	19.68	-99.01
Gatineau, QC	45.48	-75.70
Yibin, China	28.76	104.64
Neuquén, Argentina	-38.95	-68.06
Tacloban, Philippines	11.24	125.00
Novorossiysk, Russia	44.72	37.77
Reno, NV	39.53	-119.81
Aswan, Egypt	24.09	32.90
Winston-Salem, NC	36.10	-80.24
Farrukhābād, India	27.39	79.58
Sancaktepe, Türkiye	41.00	29.23
Takasaki, Japan	36.33	139.02
Anantapur, India	14.68	77.61
Buenaventura, Colombia	3.88	-77.03
Lankaran, Azerbaijan	38.75	48.85
Glendale, AZ	33.54	-112.19
Fuji, Japan	35.17	138.68
Khimki, Russia	55.90	37.43
Blackpool, United Kingdom	53.82	-3.05
Xiantao, China	30.37	113.44
Hachinohe, Japan	40.50	141.50
Vaughan, ON	43.84	-79.50
Gravataí, Brazil	-29.94	-50.99
Neyagawa, Japan	34.77	135.63
Magdalena Contreras, Mexico	19.33	-99.21
Nāgarpur, Bangladesh	24.06	89.88
Kurume, Japan	33.32	130.52
Balıkesir, Türkiye	39.65	27.89
Temuco, Chile	-38.74	-72.60
Krefeld, Germany	51.34	6.55
Seeb, Oman	23.67	58.19
Århus, Denmark	56.16	10.21
Sasebo, Japan	33.17	129.73
Batangas, Philippines	13.76	121.06
Al Jubayl, Saudi Arabia	27.02	49.62
Pathein, Myanmar (Burma)	16.78	94.73
Tegal, Indonesia	-6.87	109.14
Hialeah, FL	25.86	-80.28
Djougou, Benin	9.71	1.67
Sylhet, Bangladesh	24.90	91.87
Garland, TX	32.91	-96.64
Ratlām, India	23.33	75.04
Scottsdale, AZ	33.51	-111.90
Irving, TX	32.81	-96.95
Košice, Slovakia	48.71	21.26
Chernivtsi, Ukraine	48.29	25.94
Dera Ghazi Khan, Pakistan	30.05	70.64
Coatzacoalcos, Mexico	18.15	-94.44
Yuci, China	37.68	112.73
Sant Martí, Spain	41.42	2.20
Sahiwal, Pakistan	30.67	73.10
Ternopil, Ukraine	49.55	25.59
Gasteiz / Vitoria, Spain	42.85	-2.67
Yakutsk, Russia	62.03	129.73
Chesapeake, VA	36.82	-76.27
Caruaru, Brazil	-8.28	-35.98
Qinā, Egypt	26.16	32.73
Boa Vista, Brazil	2.82	-60.67
Kediri, Indonesia	-7.82	112.02
Georgetown, Guyana	6.80	-58.16
Ramagundam, India	18.75	79.47
Kismayo, Somalia	-0.36	42.55
Ibb, Yemen	13.97	44.18
Türkmenabat, Turkmenistan	39.07	63.58
North Las Vegas, NV	36.20	-115.12
Granada, Spain	37.19	-3.61
Nizhnekamsk, Russia	55.64	51.82
Porto-Novo, Benin	6.50	2.60
Halle (Saale), Germany	51.48	11.98
Kitchener, ON	43.43	-80.51
Centurion, South Africa	-25.86	28.19
Magugpo Poblacion, Philippines	7.45	125.80
Dzerzhinsk, Russia	56.24	43.46
Takoradi, Ghana	4.90	-1.76
Kiel, Germany	54.32	10.13
Linfen, China	36.09	111.52
Fremont, CA	37.55	-121.99
Beni, Congo - Kinshasa	0.49	29.47
Bordeaux, France	44.84	-0.58
Gangānagar, India	29.92	73.87
Chigasaki, Japan	35.34	139.40
Gent, Belgium	51.05	3.72
Taytay, Philippines	14.56	121.13
Sōka, Japan	35.84	139.80
Ngaoundéré, Cameroon	7.33	13.58
Suncheon, South Korea	34.95	127.49
Sejong, South Korea	36.59	127.29
José C. Paz, Argentina	-34.52	-58.77
Syktyvkar, Russia	61.66	50.81
Elche, Spain	38.26	-0.70
Marka, Somalia	1.72	44.77
Nukus, Uzbekistan	42.45	59.61
Quilmes, Argentina	-34.73	-58.26
Ḩalwān, Egypt	29.84	31.30
Atani, Nigeria	6.01	6.75
Milton Keynes, United Kingdom	52.04	-0.76
Magdeburg, Germany	52.13	11.63
Rio Verde, Brazil	-17.80	-50.93
Nawabshah, Pakistan	26.24	68.40
Tripoli, Lebanon	34.43	35.84
Bharatpur, India	27.22	77.49
Longueuil, QC	45.53	-73.52
Atsugi, Japan	35.44	139.37
Croix-des-Bouquets, Haiti	18.58	-72.23
Uitenhage, South Africa	-33.76	25.40
Ploieşti, Romania	44.95	26.02
Sungai Petani, Malaysia	5.65	100.49
Binjai, Indonesia	3.60	98.49
Lucena, Philippines	13.93	121.62
Ipatinga, Brazil	-19.47	-42.54
Karīmnagar, India	18.44	79.13
Baton Rouge, LA	30.44	-91.19
Rạch Giá, Vietnam	10.01	105.08
Lille, France	50.63	3.06
Miri, Malaysia	4.40	113.99
Ciudad Lineal, Spain	40.45	-3.65
Bexley, United Kingdom	51.44	0.15
Sumaré, Brazil	-22.82	-47.27
Damanhūr, Egypt	31.03	30.47
Nassau, Bahamas	25.06	-77.34
San Lorenzo, Paraguay	-25.34	-57.51
Iquique, Chile	-20.21	-70.15
Kremenchuk, Ukraine	49.07	33.42
Puducherry, India	11.93	79.83
Sosnowiec, Poland	50.29	19.10
Al Minyā, Egypt	28.09	30.76
Staryy Oskol, Russia	51.30	37.84
Liaocheng, China	36.46	115.98
Gusau, Nigeria	12.17	6.66
Radom, Poland	51.40	21.15
Pilar, Argentina	-34.46	-58.91
Shrīrāmpur, India	22.75	88.34
Sabzevar, Iran	36.21	57.68
Huambo, Angola	-12.78	15.74
Groznyy, Russia	43.31	45.69
Geelong, Australia	-38.15	144.36
Rāichūr, India	16.21	77.36
Huanggang, China	23.68	117.00
Quthbullapur, India	17.50	78.46
Mubi, Nigeria	10.27	13.27
Bukavu, Congo - Kinshasa	-2.49	28.84
Lexington, KY	37.99	-84.48
Juazeiro do Norte, Brazil	-7.21	-39.32
Mymensingh, Bangladesh	24.76	90.41
Karnāl, India	29.69	76.98
Roodepoort, South Africa	-26.16	27.87
Tanga, Tanzania	-5.07	39.10
Jingling, China	30.65	113.10
Sucre, Bolivia	-19.03	-65.26
Nacala, Mozambique	-14.56	40.69
Ashdod, Israel	31.79	34.65
Minamirinkan, Japan	35.50	139.44
Oviedo, Spain	43.36	-5.84
Paramaribo, Suriname	5.87	-55.17
Adıyaman, Türkiye	37.76	38.28
Arrah, India	25.56	84.66
Okara, Pakistan	30.81	73.45
Nārāyanganj, Bangladesh	23.61	90.50
Tongchuanshi, China	35.07	109.08
Imphal, India	24.81	93.94
Najafābād, Iran	32.63	51.37
Paradise, NV	36.10	-115.15
Qarshi, Uzbekistan	38.86	65.79
Gosāba, India	22.17	88.80
Puerto Princesa, Philippines	9.74	118.74
Xintai, China	35.90	117.75
Santa Cruz de Tenerife, Spain	28.47	-16.25
Haeju, North Korea	38.04	125.71
Graz, Austria	47.07	15.45
Ikire, Nigeria	7.37	4.19
Embu, Brazil	-23.65	-46.85
Formosa, Argentina	-26.18	-58.17
Shakhty, Russia	47.71	40.21
Blagoveshchensk, Russia	50.28	127.54
Olongapo, Philippines	14.83	120.28
Banja Luka, Bosnia & Herzegovina	44.78	17.19
Neyshābūr, Iran	36.21	58.80
Wuxue, China	29.85	115.55
Babruysk, Belarus	53.14	29.22
Rishon LeẔiyyon, Israel	31.97	34.79
Campeche, Mexico	19.84	-90.53
Richmond, VA	37.55	-77.46
Cabanatuan City, Philippines	15.49	120.97
Mirzāpur, India	25.14	82.57
Messina, Italy	38.19	15.55
Dehiwala-Mount Lavinia, Sri Lanka	6.84	79.87
Takarazuka, Japan	34.80	135.36
Kharagpur, India	22.34	87.33
Dhanbād, India	23.80	86.44
Tanjore, India	10.79	79.14
Badalona, Spain	41.45	2.25
Ageoshimo, Japan	35.97	139.61
Binangonan, Philippines	14.46	121.19
Oberhausen, Germany	51.48	6.86
Chon Buri, Thailand	13.36	100.98
Verona, Italy	45.43	10.98
Prokop’yevsk, Russia	53.91	86.72
Eldoret, Kenya	0.52	35.27
Wuhai, China	39.68	106.82
Bertoua, Cameroon	4.58	13.68
Imperatriz, Brazil	-5.53	-47.49
San Pedro de Macorís, Dominican Republic	18.45	-69.31
Amarnāth, India	19.20	73.17
Taiping, Malaysia	4.85	100.73
Alor Setar, Malaysia	6.12	100.36
Purwokerto, Indonesia	-7.42	109.23
Colombo, Brazil	-25.29	-49.22
Jamaica, NY	40.69	-73.81
Rybinsk, Russia	58.04	38.84
Hobart, Australia	-42.88	147.33
Santa Rosa, Philippines	14.31	121.11
Kisumu, Kenya	-0.10	34.76
San Bernardino, CA	34.11	-117.29
Imus, Philippines	14.43	120.94
Freiburg, Germany	48.00	7.85
Northampton, United Kingdom	52.25	-0.88
Purwakarta, Indonesia	-6.56	107.44
Zelenograd, Russia	55.98	37.18
Archway, United Kingdom	51.57	-0.13
Mirpur Khas, Pakistan	25.53	69.01
Daloa, Côte d’Ivoire	6.88	-6.45
Mek'ele, Ethiopia	13.50	39.48
Biysk, Russia	52.54	85.21
Concepción, Chile	-36.83	-73.05
Novi Sad, Serbia	45.25	19.84
Monclova, Mexico	26.91	-101.42
Mucumpiz, Venezuela	8.42	-71.13
La Paz, Mexico	24.14	-110.30
Velikiy Novgorod, Russia	58.52	31.27
Owerri, Nigeria	5.48	7.03
Shagamu, Nigeria	6.85	3.65
Taboão da Serra, Brazil	-23.63	-46.79
Nazrēt, Ethiopia	8.55	39.27
Nāgercoil, India	8.18	77.43
Lutsk, Ukraine	50.76	25.34
Bergen, Norway	60.39	5.32
Brăila, Romania	45.27	27.97
Naz̧arābād, Iran	35.95	50.61
Guangyuan, China	32.44	105.82
Būkān, Iran	36.52	46.21
Spokane, WA	47.66	-117.43
Norwich, United Kingdom	52.63	1.30
Jacareí, Brazil	-23.31	-45.97
Chōfu, Japan	35.66	139.55
Loa Janan, Indonesia	-0.58	117.10
Rancagua, Chile	-34.17	-70.74
Mokotów, Poland	52.19	21.03
Nogales, Mexico	31.31	-110.94
Birmingham, AL	33.52	-86.80
Bukit Mertajam, Malaysia	5.36	100.47
Lipa City, Philippines	13.94	121.16
Marília, Brazil	-22.21	-49.95
Lübeck, Germany	53.87	10.69
Sepang, Malaysia	2.69	101.75
Cartagena, Spain	37.61	-0.99
Esenyurt, Türkiye	41.03	28.68
Modesto, CA	37.64	-121.00
Kırıkkale, Türkiye	39.85	33.51
Hailar, China	49.20	119.70
Terrassa, Spain	41.57	2.02
Abha, Saudi Arabia	18.22	42.51
Tarhuna, Libya	32.44	13.63
Idkū, Egypt	31.31	30.30
Matsumoto, Japan	36.23	137.97
Daliang, China	22.84	113.25
Qui Nhon, Vietnam	13.78	109.22
Des Moines, IA	41.60	-93.61
Pāli, India	25.77	73.32
Arroyo Naranjo, Cuba	23.04	-82.38
Bogra, Bangladesh	24.85	89.37
Kostanay, Kazakhstan	53.21	63.62
Antakya, Türkiye	36.21	36.16
Rochester, NY	43.15	-77.62
Chuncheon, South Korea	37.87	127.73
Vũng Tàu, Vietnam	10.35	107.08
Eindhoven, Netherlands	51.44	5.48
Pematangsiantar, Indonesia	2.96	99.07
Kanggye, North Korea	40.97	126.59
Presidente Prudente, Brazil	-22.13	-51.39
Sanming, China	26.25	117.62
Sohag, Egypt	26.56	31.69
Rennes, France	48.11	-1.67
São Leopoldo, Brazil	-29.76	-51.15
Ijebu-Ode, Nigeria	6.82	3.92
Yamunānagar, India	30.13	77.28
Nakhon Ratchasima, Thailand	14.97	102.10
Toruń, Poland	53.01	18.60
Oruro, Bolivia	-17.98	-67.15
Kielce, Poland	50.87	20.63
Rewa, India	24.53	81.29
La Romana, Dominican Republic	18.43	-68.97
Gaborone, Botswana	-24.65	25.91
Hangu, China	39.25	117.79
Maryvale, AZ	33.50	-112.18
Tacoma, WA	47.25	-122.44
Lobito, Angola	-12.36	13.54
Ciputat, Indonesia	-6.24	106.70
Sirjan, Iran	29.45	55.68
Arlington, VA	38.88	-77.10
San Pablo, Philippines	14.07	121.33
Jerez de la Frontera, Spain	36.69	-6.14
Fontana, CA	34.09	-117.44
Oxnard, CA	34.20	-119.18
Ciampea, Indonesia	-6.55	106.70
Kasukabe, Japan	35.98	139.75
Oradea, Romania	47.05	21.92
Annaba, Algeria	36.90	7.77
Sabadell, Spain	41.54	2.11
Móstoles, Spain	40.32	-3.86
Toamasina, Madagascar	-18.15	49.40
Dinājpur, Bangladesh	25.63	88.64
Buenavista, Mexico	19.61	-99.17
Itabuna, Brazil	-14.79	-39.28
Kishiwada, Japan	34.47	135.37
São Carlos, Brazil	-22.02	-47.89
Linz, Austria	48.31	14.29
Alcalá de Henares, Spain	40.48	-3.36
Gaoping, China	30.78	106.10
Numazu, Japan	35.10	138.87
Ivano-Frankivsk, Ukraine	48.92	24.71
Moreno Valley, CA	33.94	-117.23
Secunderabad, India	17.50	78.54
Jōetsu, Japan	37.15	138.24
Debrecen, Hungary	47.53	21.62
Bīdar, India	17.91	77.52
Padova, Italy	45.41	11.89
Las Tunas, Cuba	20.96	-76.95
Sa Dec, Vietnam	10.29	105.76
Hortolândia, Brazil	-22.86	-47.22
Bayamón, Puerto Rico	18.40	-66.16
Daqing, China	46.58	125.00
Puerto Vallarta, Mexico	20.62	-105.23
Agartala, India	23.84	91.28
Erfurt, Germany	50.98	11.03
Monghyr, India	25.37	86.47
Edéa, Cameroon	3.80	10.13
Odawara, Japan	35.26	139.16
Atsiaman, Ghana	5.70	-0.33
Osmaniye, Türkiye	37.07	36.25
Burnaby, BC	49.27	-122.95
Bābol, Iran	36.55	52.68
Burhānpur, India	21.31	76.23
Tampere, Finland	61.50	23.79
Tapachula, Mexico	14.90	-92.26
Yiyang, China	28.59	112.33
Çorlu, Türkiye	41.16	27.80
Linxia Chengguanzhen, China	35.60	103.21
Barisāl, Bangladesh	22.70	90.37
Cileungsir, Indonesia	-6.39	106.96
Nadiād, India	22.69	72.86
Mossoró, Brazil	-5.19	-37.34
Pskov, Russia	57.81	28.35
Fayetteville, NC	35.05	-78.88
Yuncheng, China	35.02	110.99
Al Khums, Libya	32.65	14.26
Huntington Beach, CA	33.66	-118.00
Chiniot, Pakistan	31.72	72.98
Itapevi, Brazil	-23.55	-46.93
Chāpra, India	25.78	84.75
Rengasdengklok, Indonesia	-6.16	107.30
Sete Lagoas, Brazil	-19.47	-44.25
La Pintana, Chile	-33.58	-70.63
Yonkers, NY	40.93	-73.90
Glendale, CA	34.14	-118.26
Chiang Mai, Thailand	18.79	98.98
Petropavl, Kazakhstan	54.87	69.15
Cabimas, Venezuela	10.40	-71.45
Dindigul, India	10.37	77.98
Aurora, IL	41.76	-88.32
Montgomery, AL	32.37	-86.30
Columbus, GA	32.46	-84.99
Nicosia, Cyprus	35.18	33.36
Santo Domingo de los Colorados, Ecuador	-0.25	-79.18
Jalālābād, Afghanistan	34.43	70.45
Ugep, Nigeria	5.81	8.08
Yanbu, Saudi Arabia	24.09	38.06
Charleroi, Belgium	50.41	4.44
São José, Brazil	-28.21	-49.16
Ladner, BC	49.09	-123.08
New Cairo, Egypt	30.03	31.47
Sumedang, Indonesia	-6.86	107.92
Petaẖ Tiqwa, Israel	32.09	34.89
Panchkula, India	30.69	76.85
Thika, Kenya	-1.03	37.07
Osh, Kyrgyzstan	40.53	72.80
Oral, Kazakhstan	51.23	51.37
Az Zāwīyah, Libya	32.76	12.73
Salé Al Jadida, Morocco	34.00	-6.74
Chakwama, Nigeria	11.56	9.66
Pokhara, Nepal	28.27	83.97
Shahkot, Pakistan	31.57	73.49
Sīkar, India	27.61	75.14
Tilburg, Netherlands	51.56	5.09
Balakovo, Russia	52.03	47.80
Armavir, Russia	44.99	41.12
Kamoke, Pakistan	31.98	74.22
Saidpur, Bangladesh	25.78	88.89
Āmol, Iran	36.47	52.35
Bila Tserkva, Ukraine	49.81	30.11
Dudley, United Kingdom	52.50	-2.08
Hagen, Germany	51.36	7.47
Saskatoon, SK	52.13	-106.67
Gliwice, Poland	50.30	18.68
Changji, China	44.01	87.30
Malolos, Philippines	14.84	120.81
Amarillo, TX	35.22	-101.83
Bulandshahr, India	28.40	77.86
Capiatá, Paraguay	-25.36	-57.45
Pamplona, Spain	42.82	-1.64
Purnia, India	25.78	87.47
Kaiyuan, China	23.70	103.30
Rostock, Germany	54.09	12.14
Sibu, Malaysia	2.30	111.82
Arnavutköy, Türkiye	41.18	28.74
Machala, Ecuador	-3.26	-79.96
Little Rock, AR	34.75	-92.29
Hospet, India	15.27	76.39
Fuenlabrada, Spain	40.28	-3.79
Mentougou, China	39.94	116.09
Akron, OH	41.08	-81.52
Talca, Chile	-35.43	-71.66
Gurgaon, India	28.46	77.03
Ciudad Madero, Mexico	22.27	-97.84
Shreveport, LA	32.53	-93.75
Ðà Lạt, Vietnam	11.95	108.44
Bīrjand, Iran	32.87	59.22
San-Pédro, Côte d’Ivoire	4.75	-6.64
Vientiane, Laos	17.97	102.60
Aberdeen, United Kingdom	57.14	-2.10
Kure, Japan	34.23	132.57
İzmit, Türkiye	40.76	29.93
Reims, France	49.27	4.03
Laayoune, Western Sahara	27.14	-13.19
Palmas, Brazil	-10.17	-48.33
Parauapebas, Brazil	-6.07	-49.90
Icheon-si, South Korea	37.28	127.44
Townsville, Australia	-19.27	146.81
Sambhal, India	28.58	78.57
Americana, Brazil	-22.74	-47.33
Engel’s, Russia	51.48	46.11
Gandhinagar, India	23.22	72.68
Burgas, Bulgaria	42.51	27.47
Murwāra, India	23.84	80.39
Nagaoka, Japan	37.45	138.85
Guri-si, South Korea	37.60	127.14
Coro, Venezuela	11.40	-69.67
Nishi-Tokyo-shi, Japan	35.73	139.54
Xinhui, China	22.46	113.05
Grand Rapids, MI	42.96	-85.67
Kendari, Indonesia	-3.98	122.52
Petrolina, Brazil	-9.40	-40.50
Yamoussoukro, Côte d’Ivoire	6.82	-5.28
Kassel, Germany	51.32	9.50
Nāngloi Jāt, India	28.68	77.07
Severodvinsk, Russia	64.56	39.83
Mobile, AL	30.69	-88.04
Portsmouth, United Kingdom	50.80	-1.09
Nnewi, Nigeria	6.02	6.92
Parung, Indonesia	-6.42	106.73
Divinópolis, Brazil	-20.14	-44.89
Başakşehir, Türkiye	41.09	28.80
Ezhou, China	30.40	114.83
Maracanaú, Brazil	-3.88	-38.63
Itami, Japan	34.78	135.40
Nam Định, Vietnam	20.43	106.18
Uji, Japan	34.89	135.80
Machilīpatnam, India	16.19	81.14
Hyesan, North Korea	41.40	128.18
Salt Lake City, UT	40.76	-111.89
Bayamo, Cuba	20.37	-76.64
Katihar, India	25.54	87.57
Tanjung Pinang, Indonesia	0.92	104.46
Pār Naogaon, Bangladesh	24.80	88.95
Newcastle upon Tyne, United Kingdom	54.97	-1.61
Klaipėda, Lithuania	55.71	21.14
Zabrze, Poland	50.32	18.79
Bojnūrd, Iran	37.47	57.33
Guatire, Venezuela	10.47	-66.54
Humen, China	22.82	113.67
Sidi Bel Abbès, Algeria	35.19	-0.63
Hat Yai, Thailand	7.01	100.48
Haicheng, China	40.85	122.75
Suzuka, Japan	34.88	136.58
Zinder, Niger	13.81	8.99
Curug, Indonesia	-6.27	106.56
Barrancabermeja, Colombia	7.07	-73.85
Zlatoust, Russia	55.17	59.65
Ormoc, Philippines	11.01	124.61
Bhiwāni, India	28.79	76.14
Huntsville, AL	34.73	-86.59
Zoucheng, China	35.40	116.97
Cork, Ireland	51.90	-8.47
Al Fallūjah, Iraq	33.35	43.79
Ise-Ekiti, Nigeria	7.46	5.42
Vantaa, Finland	60.29	25.04
Kōfu, Japan	35.67	138.57
Paarl, South Africa	-33.73	18.98
Tallahassee, FL	30.44	-84.28
Saddiqabad, Pakistan	28.31	70.13
Banī Suwayf, Egypt	29.07	31.10
Planaltina, Brazil	-15.62	-47.65
Sunrise Manor, NV	36.21	-115.07
Syzran’, Russia	53.16	48.47
Bytom, Poland	50.35	18.93
Mwene-Ditu, Congo - Kinshasa	-7.01	23.45
Panalanoy, Philippines	11.25	125.01
Izumi, Japan	34.48	135.43
Santarém, Brazil	-2.44	-54.71
Wanxian, China	30.82	108.37
Kabwe, Zambia	-14.45	28.45
Quelimane, Mozambique	-17.88	36.89
San Fernando del Valle de Catamarca, Argentina	-28.47	-65.79
Almería, Spain	36.84	-2.46
Camaçari, Brazil	-12.70	-38.32
Labuan Bajo, Indonesia	-8.50	119.89
Cibinong, Indonesia	-6.48	106.85
Donghai, China	22.95	115.64
Baiyin, China	36.55	104.17
Mabalacat City, Philippines	15.22	120.57
Santa Bárbara d'Oeste, Brazil	-22.75	-47.41
Laizhou, China	37.18	119.94
Kultali, India	21.90	88.40
Praga Południe, Poland	52.24	21.09
Rio Grande, Brazil	-32.03	-52.10
Grand Prairie, TX	32.75	-97.00
Mohammedia, Morocco	33.69	-7.38
Sutton, United Kingdom	51.35	-0.20
Qo‘qon, Uzbekistan	40.53	70.94
Petropavlovsk-Kamchatsky, Russia	53.04	158.65
Chilpancingo, Mexico	17.55	-99.51
Trieste, Italy	45.65	13.78
Cachoeiro de Itapemirim, Brazil	-20.85	-41.11
Kikwit, Congo - Kinshasa	-5.04	18.82
Pinar del Río, Cuba	22.42	-83.70
Pagadian, Philippines	7.83	123.44
Pābna, Bangladesh	24.01	89.24
Cienfuegos, Cuba	22.15	-80.45
Beersheba, Israel	31.25	34.79
Overland Park, KS	38.98	-94.67
Raebareli, India	26.23	81.23
Shibīn al Kawm, Egypt	30.55	31.01
Hitachi, Japan	36.60	140.65
Antsirabe, Madagascar	-19.87	47.03
Zawiya, Libya	32.75	12.73
Madiun, Indonesia	-7.63	111.52
Haridwar, India	29.95	78.16
Leganés, Spain	40.33	-3.76
Ad-Damazin, Sudan	11.79	34.36
Arica, Chile	-18.47	-70.30
Le Havre, France	49.49	0.11
Swindon, United Kingdom	51.56	-1.78
Singrauli, India	24.20	82.68
Richmond Hill, ON	43.87	-79.44
Donostia / San Sebastián, Spain	43.31	-1.97
Hamm, Germany	51.68	7.82
Knoxville, TN	35.96	-83.92
Jamaame, Somalia	0.07	42.74
Poza Rica de Hidalgo, Mexico	20.53	-97.46
Moratuwa, Sri Lanka	6.77	79.88
Kütahya, Türkiye	39.42	29.98
Mainz, Germany	49.98	8.28
Meycauayan, Philippines	14.74	120.96
Brescia, Italy	45.54	10.21
Worcester, MA	42.26	-71.80
Zaoyang, China	32.13	112.75
Paltan, Bangladesh	23.74	90.41
Jūnāgadh, India	21.52	70.46
Mutare, Zimbabwe	-18.97	32.67
Mbandaka, Congo - Kinshasa	0.05	18.26
Pemalang, Indonesia	-6.89	109.38
Quanzhou, China	24.91	118.59
San Luis, Argentina	-33.30	-66.34
Genève, Switzerland	46.20	6.15
Tarlac City, Philippines	15.48	120.60
Būrewāla, Pakistan	30.17	72.65
Brownsville, TX	25.90	-97.50
Baishan, China	41.94	126.42
Sūjāngarh, India	27.70	74.47
Zaozhuang, China	34.86	117.55
Kushiro, Japan	42.98	144.37
Cergy-Pontoise, France	49.04	2.08
Çorum, Türkiye	40.55	34.95
Ellore, India	16.71	81.10
Pātan, Nepal	27.68	85.31
Manta, Ecuador	-0.96	-80.71
Lembang, Indonesia	-6.81	107.62
Bhusāval, India	21.04	75.79
Pak Kret, Thailand	13.91	100.50
Khandwa, India	21.82	76.35
Santander, Spain	43.46	-3.80
Liège, Belgium	50.63	5.57
Cúa, Venezuela	10.16	-66.88
Sakura, Japan	35.72	140.23
Kamensk-Ural’skiy, Russia	56.42	61.93
Itaboraí, Brazil	-22.74	-42.86
Blida, Algeria	36.47	2.83
Newport News, VA	37.08	-76.47
Santa Clarita, CA	34.39	-118.54
Biratnagar, Nepal	26.46	87.27
Carletonville, South Africa	-26.36	27.40
Bahraigh, India	27.57	81.59
Barrie, ON	44.40	-79.67
Monywa, Myanmar (Burma)	22.11	95.14
Richmond, BC	49.17	-123.14
Prato, Italy	43.88	11.10
Probolinggo, Indonesia	-7.75	113.22
Sirsa, India	29.53	75.03
Guarenas, Venezuela	10.47	-66.62
Anda, China	46.40	125.31
Saarbrücken, Germany	49.23	7.01
Shangqiu, China	34.45	115.65
Wādī as Sīr, Jordan	31.95	35.82
Groningen, Netherlands	53.22	6.57
Taranto, Italy	40.46	17.25
Malacca, Malaysia	2.20	102.24
Chandannagar, India	22.86	88.37
Gangneung, South Korea	37.75	128.87
Baharampur, India	24.10	88.25
Dodoma, Tanzania	-6.17	35.74
Crawley, United Kingdom	51.11	-0.18
Rio Claro, Brazil	-22.41	-47.56
Tāngāil, Bangladesh	24.25	89.92
Matadi, Congo - Kinshasa	-5.84	13.46
Castelló de la Plana, Spain	39.99	-0.05
Nepean, ON	45.34	-75.72
Atyrau, Kazakhstan	47.12	51.88
Yangju, South Korea	37.83	127.06
Indaiatuba, Brazil	-23.09	-47.21
Surendranagar, India	22.73	71.65
Varāmīn, Iran	35.32	51.65
Dosquebradas, Colombia	4.84	-75.67
Passo Fundo, Brazil	-28.26	-52.41
Xianning, China	29.84	114.32
Legaspi, Philippines	13.14	123.74
Korla, China	41.76	86.15
Cotabato, Philippines	7.22	124.25
Podolsk, Russia	55.42	37.55
Vizianagaram, India	18.12	83.41
Providence, RI	41.82	-71.41
Ila Orangun, Nigeria	8.02	4.90
Qianjiang, China	30.42	112.89
Chenzhou, China	25.80	113.03
Burgos, Spain	42.34	-3.70
Klerksdorp, South Africa	-26.85	26.67
Si Racha, Thailand	13.17	100.93
Tiaret, Algeria	35.37	1.32
Amadora, Portugal	38.75	-9.23
Ipswich, United Kingdom	52.06	1.16
Saki, Nigeria	8.67	3.39
Chlef, Algeria	36.17	1.33
Fort Lauderdale, FL	26.12	-80.14
East Flatbush, NY	40.65	-73.93
Anjō, Japan	34.96	137.08
Spring Valley, NV	36.11	-115.25
Kutaisi, Georgia	42.27	42.69
Jingzhou, China	30.35	112.19
Proddatūr, India	14.75	78.55
Sittwe, Myanmar (Burma)	20.15	92.90
Ar Raqqah, Syria	35.95	39.01
Meiktila, Myanmar (Burma)	20.88	95.86
Loum, Cameroon	4.72	9.74
Vellore, India	12.92	79.13
Hugli, India	22.91	88.40
Alappuzha, India	9.49	76.33
Santa Ana, El Salvador	13.99	-89.56
Chattanooga, TN	35.05	-85.31
Malāyer, Iran	34.30	48.82
Bielsko-Biala, Poland	49.82	19.05
Yuzhno-Sakhalinsk, Russia	46.95	142.74
Almere Stad, Netherlands	52.37	5.21
Split, Croatia	43.51	16.44
Saint-Étienne, France	45.43	4.39
Amroha, India	28.90	78.47
Regina, SK	50.45	-104.62
Zhenzhou, China	32.28	119.17
Saint-Louis, Senegal	16.02	-16.49
Turku, Finland	60.45	22.27
Tempe, AZ	33.41	-111.91
Xindi, China	29.82	113.47
Oceanside, CA	33.20	-117.38
Tsukuba, Japan	36.20	140.10
Sāveh, Iran	35.02	50.36
Wigan, United Kingdom	53.54	-2.64
Garden Grove, CA	33.77	-117.94
Khowy, Iran	38.55	44.95
Mzuzu, Malawi	-11.47	34.02
Siverek, Türkiye	37.76	39.32
Rancho Cucamonga, CA	34.11	-117.59
Cape Coral, FL	26.56	-81.95
Jiutai, China	44.15	125.83
Hirosaki, Japan	40.59	140.47
Santa Rosa, CA	38.44	-122.71
Naga, Philippines	13.62	123.18
Cotia, Brazil	-23.60	-46.92
Tomakomai, Japan	42.64	141.60
Tambaram, India	12.92	80.13
Pamulang, Indonesia	-6.34	106.74
Bo, Sierra Leone	7.96	-11.74
Pathānkot, India	32.27	75.65
Hadano, Japan	35.37	139.22
Bozhou, China	33.88	115.77
Cikupa, Indonesia	-6.24	106.51
Bhind, India	26.57	78.79
Puerto Cabello, Venezuela	10.47	-68.01
Obihiro, Japan	42.92	143.20
Ube, Japan	33.94	131.25
Kramators’k, Ukraine	48.72	37.56
Shimla, India	31.10	77.17
Croydon, United Kingdom	51.38	-0.10
Myeik, Myanmar (Burma)	12.44	98.60
Khān Yūnis, Palestinian Territories	31.34	34.31
Bata, Equatorial Guinea	1.86	9.77
Midrand, South Africa	-25.99	28.13
Chicoloapan, Mexico	19.42	-98.90
Ongole, India	15.50	80.04
Vancouver, WA	45.64	-122.66
Gadag-Betageri, India	15.42	75.62
Licheng, China	23.30	113.82
Salatiga, Indonesia	-7.33	110.49
Miskolc, Hungary	48.10	20.78
Isparta, Türkiye	37.76	30.55
Weinan, China	34.50	109.51
Kaolack, Senegal	14.15	-16.07
Walsall, United Kingdom	52.59	-1.98
Herne, Germany	51.54	7.23
Mansfield, United Kingdom	53.13	-1.20
Olsztyn, Poland	53.78	20.49
Francisco Morato, Brazil	-23.28	-46.75
Hino, Japan	35.67	139.40
Netanya, Israel	32.33	34.86
Nanping, China	26.64	118.17
Bida, Nigeria	9.08	6.01
Sioux Falls, SD	43.55	-96.70
Prizren, Kosovo	42.21	20.74
Dongling, China	41.81	123.58
Bacău, Romania	46.57	26.91
Oxford, United Kingdom	51.75	-1.26
Phra Pradaeng, Thailand	13.66	100.53
Dagupan, Philippines	16.04	120.33
Peoria, AZ	33.58	-112.24
Ontario, CA	34.06	-117.65
Navsāri, India	20.94	72.92
Mülheim, Germany	51.43	6.88
Kulim, Malaysia	5.36	100.56
Puri, India	19.80	85.82
Haldia, India	22.06	88.11
Jackson, MS	32.30	-90.18
Temirtau, Kazakhstan	50.05	72.96
Jacobabad, Pakistan	28.28	68.44
Khammam, India	17.25	80.14
Carolina, Puerto Rico	18.38	-65.96
Uvira, Congo - Kinshasa	-3.40	29.14
Portoviejo, Ecuador	-1.05	-80.45
Rāiganj, India	25.61	88.12
Takaoka, Japan	36.75	137.02
Ingrāj Bāzār, India	25.00	88.15
Araçatuba, Brazil	-21.21	-50.43
Fuyang, China	32.90	115.82
Kluang, Malaysia	2.03	103.32
Albacete, Spain	38.99	-1.86
Laiyang, China	36.98	120.71
Jaunpur, India	25.75	82.69
Ciudad del Carmen, Mexico	18.65	-91.83
Reggio Calabria, Italy	38.11	15.66
Jaffna, Sri Lanka	9.67	80.01
Arad, Romania	46.18	21.32
Bahir Dar, Ethiopia	11.59	37.39
Baranovichi, Belarus	53.13	26.01
Chalco, Mexico	19.26	-98.90
Toulon, France	43.12	5.93
Jabālyā, Palestinian Territories	31.53	34.48
Araraquara, Brazil	-21.79	-48.18
Bordj Bou Arreridj, Algeria	36.07	4.76
Angers, France	47.47	-0.55
Pátra, Greece	38.24	21.73
Alcorcón, Spain	40.35	-3.82
Ech Chettia, Algeria	36.20	1.26
Jamālpur, Bangladesh	24.92	89.95
Ferraz de Vasconcelos, Brazil	-23.54	-46.37
Chirchiq, Uzbekistan	41.47	69.58
Eloy Alfaro, Ecuador	-2.18	-79.86
Jingmen, China	31.03	112.20
Berezniki, Russia	59.41	56.82
Awka, Nigeria	6.21	7.07
Volgodonsk, Russia	47.51	42.15
Khouribga, Morocco	32.88	-6.91
Breda, Netherlands	51.59	4.78
Piteşti, Romania	44.85	24.87
Ijero-Ekiti, Nigeria	7.82	5.07
Miass, Russia	55.05	60.11
Berazategui, Argentina	-34.77	-58.21
Korhogo, Côte d’Ivoire	9.46	-5.63
Abakan, Russia	53.72	91.43
Fianarantsoa, Madagascar	-21.45	47.09
Getafe, Spain	40.31	-3.73
Plumbon, Indonesia	-6.71	108.47
Banhā, Egypt	30.46	31.18
Novocherkassk, Russia	47.42	40.09
Elk Grove, CA	38.41	-121.37
Springfield, MO	37.22	-93.30
Pembroke Pines, FL	26.00	-80.22
Arapiraca, Brazil	-9.75	-36.66
Fuling, China	29.71	107.40
Daşoguz, Turkmenistan	41.84	59.97
Fatehpur, India	25.93	80.81
Osnabrück, Germany	52.27	8.05
Beni Mellal, Morocco	32.34	-6.35
Gāndhīdhām, India	23.08	70.13
Ocumare del Tuy, Venezuela	10.12	-66.78
Gaozhou, China	21.94	110.85
Kamakura, Japan	35.31	139.55
Ulanhot, China	46.08	122.08
Khobar, Saudi Arabia	26.28	50.21
H̱olon, Israel	32.01	34.78
Shanwei, China	22.78	115.35
Oakville, ON	43.45	-79.68
Deer Valley, AZ	33.68	-112.13
Tuluá, Colombia	4.08	-76.20
Warrington, United Kingdom	53.39	-2.58
Bushehr, Iran	28.97	50.84
Nandyāl, India	15.48	78.48
Saga, Japan	33.23	130.30
Esmeraldas, Ecuador	0.96	-79.65
Muzaffargarh, Pakistan	30.07	71.19
Jiaozhou, China	36.28	120.00
Udupi, India	13.33	74.75
Banjaran, Indonesia	-7.05	107.59
Szeged, Hungary	46.25	20.15
Fendou, China	45.21	130.90
Loni, India	28.75	77.29
Serang, Indonesia	-6.12	106.15
Lages, Brazil	-27.82	-50.33
Port Saint Lucie, FL	27.29	-80.35
Salem, OR	44.94	-123.04
Basel, Switzerland	47.56	7.57
Sītāpur, India	27.56	80.68
Zenica, Bosnia & Herzegovina	44.20	17.90
Burlington, ON	43.39	-79.84
Solingen, Germany	51.17	7.08
Fergana, Uzbekistan	40.38	71.78
Kigoma, Tanzania	-4.88	29.63
Muridke, Pakistan	31.80	74.26
Corona, CA	33.88	-117.57
Shivpuri, India	25.42	77.66
Ḩawallī, Kuwait	29.33	48.03
Pilsen, Czechia	49.75	13.38
Inisa, Nigeria	7.85	4.33
Nazran’, Russia	43.23	44.77
Sousse, Tunisia	35.83	10.64
Bejaïa, Algeria	36.76	5.08
Barra Mansa, Brazil	-22.54	-44.17
Nossa Senhora do Socorro, Brazil	-10.86	-37.13
Bhadrāvati, India	13.85	75.71
Slough, United Kingdom	51.51	-0.60
Vinh, Vietnam	18.67	105.69
Parakou, Benin	9.34	2.63
Piraeus, Greece	37.94	23.65
Ādoni, India	15.63	77.27
Bournemouth, United Kingdom	50.72	-1.88
Sidon, Lebanon	33.56	35.37
Maradi, Niger	13.50	7.10
Tsu, Japan	34.73	136.52
Eugene, OR	44.05	-123.09
Peterborough, United Kingdom	52.57	-0.25
Tongzhou, China	39.90	116.66
Verāval, India	20.91	70.37
Ludwigshafen am Rhein, Germany	49.48	8.45
Şalālah, Oman	17.02	54.09
Büyükçekmece, Türkiye	41.02	28.59
Aydın, Türkiye	37.85	27.84
Envigado, Colombia	6.18	-75.59
Geneina, Sudan	13.45	22.45
Anbu, China	23.45	116.68
McKinney, TX	33.20	-96.62
Sambalpur, India	21.47	83.98
Leverkusen, Germany	51.03	6.98
Skikda, Algeria	36.88	6.91
La Rioja, Argentina	-29.41	-66.85
Gadag, India	15.43	75.63
Boma, Congo - Kinshasa	-5.85	13.05
Mahābād, Iran	36.76	45.72
Jiutepec, Mexico	18.88	-99.18
Dourados, Brazil	-22.22	-54.81
Suleja, Nigeria	9.18	7.18
Criciúma, Brazil	-28.68	-49.37
Kunduz, Afghanistan	36.73	68.86
San Miguel, El Salvador	13.48	-88.18
Sapele, Nigeria	5.89	5.68
Unnāo, India	26.55	80.49
Budaun, India	28.04	79.13
Coquimbo, Chile	-29.95	-71.34
Jīnd, India	29.32	76.32
Đưc Trọng, Vietnam	11.74	108.37
Fort Collins, CO	40.59	-105.08
Madhyamgram, India	22.69	88.45
Lancaster, CA	34.70	-118.14
Rubtsovsk, Russia	51.51	81.21
Sayama, Japan	35.85	139.41
Sullana, Peru	-4.90	-80.69
Malakal, South Sudan	9.53	31.66
Phan Thiết, Vietnam	10.93	108.10
La Gi, Vietnam	10.66	107.77
Mytishchi, Russia	55.91	37.73
Kawanishi, Japan	34.82	135.42
Delegación Cuajimalpa de Morelos, Mexico	19.37	-99.29
Hebron, Palestinian Territories	31.53	35.09
Xiaogan, China	30.93	113.92
Mejicanos, El Salvador	13.72	-89.19
Jāmuria, India	23.70	87.08
Salamanca, Mexico	20.57	-101.19
Chapecó, Brazil	-27.10	-52.62
Taunggyi, Myanmar (Burma)	20.79	97.04
Dhamār, Yemen	14.54	44.41
Puerto Montt, Chile	-41.47	-72.94
Qapqal, China	43.80	81.09
İskenderun, Türkiye	36.59	36.17
Oyama, Japan	36.30	139.80
Salavat, Russia	53.38	55.91
Ziguinchor, Senegal	12.57	-16.27
Cary, NC	35.79	-78.78
Ashikaga, Japan	36.33	139.45
Bawshar, Oman	23.58	58.40
Puthia, Bangladesh	24.37	88.83
Zhicheng, China	30.30	111.50
Lawang, Indonesia	-7.84	112.69
San Miguel del Padrón, Cuba	23.10	-82.33
Tarija, Bolivia	-21.54	-64.73
Oldenburg, Germany	53.14	8.21
Osan, South Korea	37.15	127.07
Modena, Italy	44.65	10.93
Nijmegen, Netherlands	51.84	5.85
Jaigaon, India	26.85	89.38
Pasuruan, Indonesia	-7.65	112.91
Cuddalore, India	11.76	79.77
Grenoble, France	45.18	5.71
Sāmarrā’, Iraq	34.20	43.89
Cambridge, United Kingdom	52.20	0.12
Rzeszów, Poland	50.04	22.00
Tempe Junction, AZ	33.41	-111.94
Palmdale, CA	34.58	-118.12
El Achir, Algeria	36.06	4.63
Huzhou, China	30.87	120.09
Barreiras, Brazil	-12.15	-44.99
Hayward, CA	37.67	-122.08
Orai, India	25.99	79.45
Long Xuyên, Vietnam	10.39	105.44
Hoshiārpur, India	31.54	75.91
Doncaster, United Kingdom	53.52	-1.13
San Luis Río Colorado, Mexico	32.46	-114.77
San Cristóbal de las Casas, Mexico	16.73	-92.64
Melitopol, Ukraine	46.85	35.37
Sobral, Brazil	-3.69	-40.35
Sunggal, Indonesia	3.58	98.62
Greater Sudbury, ON	46.49	-80.99
Ţalkhā, Egypt	31.05	31.38
San Miguel, Argentina	-34.54	-58.71
Salinas, CA	36.68	-121.66
Perbaungan, Indonesia	3.57	98.96
Pallāvaram, India	12.97	80.15
Ussuriysk, Russia	43.80	131.95
Nanpiao, China	41.10	120.75
Tiraspol, Moldova	46.84	29.63
Moshi, Tanzania	-3.35	37.33
Toledo, Philippines	10.38	123.64
Shikarpur, Pakistan	27.96	68.64
Westonaria, South Africa	-26.32	27.65
Matsue, Japan	35.48	133.05
Hitachi-Naka, Japan	36.40	140.53
Souk Ahras, Algeria	36.29	7.95
Osogbo, Nigeria	7.77	4.56
Sihanoukville, Cambodia	10.61	103.53
Pécs, Hungary	46.07	18.23
Ruse, Bulgaria	43.85	25.95
Batu Pahat, Malaysia	1.85	102.93
San Pablo de las Salinas, Mexico	19.67	-99.09
Lampang, Thailand	18.29	99.49
Nagareyama, Japan	35.86	139.90
Katsuta, Japan	36.38	140.53
Malabo, Equatorial Guinea	3.76	8.78
Kumagaya, Japan	36.13	139.39
Tema, Ghana	5.67	-0.02
Yichun, China	47.72	128.88
Itajaí, Brazil	-26.91	-48.66
Seogwipo, South Korea	33.25	126.56
Hanumāngarh, India	29.58	74.33
Salamanca, Spain	40.97	-5.66
Zemun, Serbia	44.85	20.40
Kisi, Nigeria	9.08	3.85
Ilhéus, Brazil	-14.79	-39.04
Guyong, Philippines	14.84	120.98
Gyeongju, South Korea	35.84	129.21
Port Louis, Mauritius	-20.16	57.50
Kanchipuram, India	12.84	79.70
Lianghu, China	29.99	120.90
Beipiao, China	41.79	120.78
Guangshui, China	31.62	114.00
Middelburg, South Africa	-25.78	29.46
Mahajanga, Madagascar	-15.72	46.32
Lyubertsy, Russia	55.68	37.89
Butembo, Congo - Kinshasa	0.14	29.29
La Serena, Chile	-29.90	-71.25
Leshan, China	29.56	103.76
Gandajika, Congo - Kinshasa	-6.75	23.95
Frisco, TX	33.15	-96.82
Zhaodong, China	46.07	125.98
Bnei Brak, Israel	32.08	34.83
Ambato, Ecuador	-1.25	-78.62
Cuautla, Mexico	18.81	-98.94
Springfield, MA	42.10	-72.59
Djelfa, Algeria	34.67	3.26
Pasarkemis, Indonesia	-6.17	106.53
Kovrov, Russia	56.36	41.32
Viranşehir, Türkiye	37.22	39.76
Tottori, Japan	35.50	134.23
San Cristóbal, Dominican Republic	18.42	-70.10
East Chattanooga, TN	35.07	-85.25
Xinzhou, China	38.41	112.73
Limassol, Cyprus	34.68	33.04
Gondar, Ethiopia	12.60	37.47
Pasadena, TX	29.69	-95.21
Livorno, Italy	43.54	10.33
Río Cuarto, Argentina	-33.13	-64.35
York, United Kingdom	53.96	-1.08
Sanshui, China	23.15	112.89
Guna, India	24.65	77.31
Hafizabad, Pakistan	32.07	73.69
Enschede, Netherlands	52.22	6.90
Angra dos Reis, Brazil	-23.01	-44.32
Bahādurgarh, India	28.69	76.94
Boshan, China	36.48	117.83
Yangchun, China	22.17	111.78
Bharūch, India	21.69	72.98
Alexandria, VA	38.80	-77.05
Salzburg, Austria	47.80	13.04
Nova Friburgo, Brazil	-22.28	-42.53
Medinīpur, India	22.42	87.32
Pomona, CA	34.06	-117.75
Chincha Alta, Peru	-13.41	-76.13
Cairns, Australia	-16.92	145.77
Fyzābād, India	26.78	82.15
Dinapore, India	25.64	85.05
Linhai, China	28.86	121.14
Dingzhou, China	38.51	115.00
Rondonópolis, Brazil	-16.47	-54.64
As Samawah, Iraq	31.33	45.29
Uşak, Türkiye	38.67	29.41
Jizzax, Uzbekistan	40.12	67.83
Hamilton, New Zealand	-37.78	175.28
Ponce, Puerto Rico	18.01	-66.62
Washington Heights, NY	40.85	-73.94
Lakewood, CO	39.70	-105.08
Weihai, China	37.51	122.11
Baqubah, Iraq	33.75	44.61
Neuss, Germany	51.20	6.69
Chenghua, China	23.46	116.77
Songnim, North Korea	38.75	125.64
Silchar, India	24.83	92.80
Bānda, India	25.48	80.33
Aksaray, Türkiye	38.37	34.03
Cần Giuộc, Vietnam	10.61	106.67
Deyang, China	31.13	104.38
Logroño, Spain	42.47	-2.45
Ōta, Japan	36.30	139.37
Longfeng, China	46.53	125.10
Morena, India	26.50	78.00
Bảo Lộc, Vietnam	11.55	107.81
Sibiu, Romania	45.80	24.15
Ciudad Benito Juárez, Mexico	25.65	-100.10
Sunnyvale, CA	37.37	-122.04
Guacara, Venezuela	10.23	-67.88
Abbotsford, BC	49.06	-122.25
Bintulu, Malaysia	3.17	113.03
Itapecerica da Serra, Brazil	-23.72	-46.85
Escondido, CA	33.12	-117.09
Kohat, Pakistan	33.58	71.45
Tonk, India	26.17	75.79
Kansas City, KS	39.11	-94.63
Qingyuan, China	23.70	113.03
Chetumal, Mexico	18.51	-88.30
Saqqez, Iran	36.25	46.27
Benguela, Angola	-12.58	13.41
Komaki, Japan	35.28	136.92
El Tigre, Venezuela	8.89	-64.25
Soreang, Indonesia	-7.03	107.52
Guarapuava, Brazil	-25.39	-51.47
Gaomi, China	36.38	119.75
Rāj-Nāndgaon, India	21.10	81.03
Loudi, China	27.73	111.99
La Laguna, Spain	28.49	-16.32
Ōgaki, Japan	35.35	136.62
Higashimurayama, Japan	35.75	139.47
Serilingampalle, India	17.49	78.30
Huangyan, China	28.65	121.27
Battambang, Cambodia	13.10	103.20
Chillán, Chile	-36.61	-72.10
Virār, India	19.46	72.81
Parnamirim, Brazil	-5.92	-35.26
Bago City, Philippines	10.53	122.83
Purwodadi, Indonesia	-7.09	110.92
Piedras Negras, Mexico	28.70	-100.52
Kızıltepe, Türkiye	37.19	40.58
Astoria, NY	40.77	-73.93
Urganch, Uzbekistan	41.55	60.63
Balashikha, Russia	55.81	37.96
Poole, United Kingdom	50.71	-1.98
Gloucester, United Kingdom	51.87	-2.24
Vryheid, South Africa	-27.77	30.79
Mascara, Algeria	35.40	0.14
Malkajgiri, India	17.45	78.53
Gimcheon, South Korea	36.12	128.12
Tordher, Pakistan	33.99	72.29
Dili, Timor-Leste	-8.56	125.57
Shāntipur, India	23.25	88.43
Playa del Carmen, Mexico	20.63	-87.08
Dijon, France	47.32	5.02
Hollywood, FL	26.01	-80.15
Metro, Indonesia	-5.11	105.31
Burnley, United Kingdom	53.80	-2.23
Ōme, Japan	35.78	139.24
Cagliari, Italy	39.23	9.12
Borough Park, NY	40.63	-74.00
Uppsala, Sweden	59.86	17.64
Clarksville, TN	36.53	-87.36
Huddersfield, United Kingdom	53.65	-1.78
Kerch, Ukraine	45.36	36.48
Marvdasht, Iran	29.87	52.80
Dunhua, China	43.37	128.24
Huelva, Spain	37.27	-6.94
Chingola, Zambia	-12.53	27.88
Arar, Saudi Arabia	30.98	41.04
Yulin, China	22.63	110.15
Torrance, CA	33.84	-118.34
Valencia, CA	34.44	-118.61
Gyumri, Armenia	40.79	43.85
Chizhou, China	30.66	117.48
Moriguchi, Japan	34.73	135.57
Badajoz, Spain	38.88	-6.97
Rockford, IL	42.27	-89.09
El Limón, Venezuela	10.31	-67.63
Lubuklinggau, Indonesia	-3.29	102.86
Nîmes, France	43.83	4.36
Bārākpur, India	22.77	88.36
Palangkaraya, Indonesia	-2.21	113.92
Sujiatun, China	41.66	123.34
Caxias, Brazil	-4.86	-43.36
Hạ Long, Vietnam	20.95	107.07
Astanajapura, Indonesia	-6.80	108.63
Jijel, Algeria	36.82	5.76
East Hampton, VA	37.04	-76.33
Telford, United Kingdom	52.68	-2.45
Honggang, China	46.40	124.88
Huánuco, Peru	-9.93	-76.24
Joliet, IL	41.53	-88.08
Paterson, NJ	40.92	-74.17
Dundee, United Kingdom	56.47	-2.97
Médéa, Algeria	36.26	2.75
Kolomna, Russia	55.08	38.78
Rafsanjān, Iran	30.41	55.99
Ursynów, Poland	52.15	21.05
Mestre, Italy	45.49	12.25
Bridgeport, CT	41.18	-73.19
Haarlem, Netherlands	52.38	4.64
Khon Kaen, Thailand	16.45	102.83
El Jadid, Morocco	33.26	-8.51
Kragujevac, Serbia	44.02	20.92
Aktau, Kazakhstan	43.65	51.17
Nilópolis, Brazil	-22.81	-43.41
Erode, India	11.34	77.73
Trondheim, Norway	63.43	10.40
Naperville, IL	41.79	-88.15
Manama, Bahrain	26.23	50.59
Buôn Ma Thuột, Vietnam	12.67	108.04
Kalemie, Congo - Kinshasa	-5.95	29.19
Nakhodka, Russia	42.81	132.87
Târgu-Mureş, Romania	46.54	24.56
Gulu, Uganda	2.77	32.30
Aix-en-Provence, France	43.53	5.45
Ambāla, India	30.36	76.80
Cam Ranh, Vietnam	11.92	109.16
Matanzas, Cuba	23.04	-81.58
Saint-Quentin-en-Yvelines, France	48.77	2.02
Poços de Caldas, Brazil	-21.79	-46.56
Blackburn, United Kingdom	53.75	-2.48
Parma, Italy	44.80	10.33
Ruda Śląska, Poland	50.26	18.86
Afyonkarahisar, Türkiye	38.76	30.54
Gweru, Zimbabwe	-19.45	29.82
Qujing, China	25.48	103.78
Puerto Plata, Dominican Republic	19.79	-70.69
Boise, ID	43.61	-116.20
Hanzhong, China	33.08	107.02
Odense, Denmark	55.40	10.39
Krishnanagar, India	23.41	88.49
Xinji, China	37.90	115.20
Marabá, Brazil	-5.38	-49.13
Orkney, South Africa	-26.98	26.67
Saharsa, India	25.87	86.60
Savannah, GA	32.08	-81.10
Kampung Pasir Gudang Baru, Malaysia	1.47	103.88
Cikampek, Indonesia	-6.42	107.46
Yamaguchi, Japan	34.18	131.47
Batāla, India	31.81	75.20
Taishan, China	22.25	112.78
Potsdam, Germany	52.40	13.07
Tabora, Tanzania	-5.02	32.83
Concordia, Argentina	-31.39	-58.02
Spanish Town, Jamaica	17.99	-76.96
Jhelum, Pakistan	32.93	73.73
Brest, France	48.39	-4.49
Khujand, Tajikistan	40.28	69.62
Basildon, United Kingdom	51.57	0.46
Mesquite, TX	32.77	-96.60
Sikasso, Mali	11.32	-5.67
Sanya, China	18.24	109.50
Acheng, China	45.55	126.98
Lárisa, Greece	39.64	22.42
León, Nicaragua	12.44	-86.88
Le Mans, France	48.00	0.20
Kumba, Cameroon	4.64	9.45
Elektrostal’, Russia	55.79	38.45
Jinchang, China	38.50	102.19
Meizhou, China	24.29	116.12
Gorontalo, Indonesia	0.54	123.06
Syracuse, NY	43.05	-76.15
Goma, Congo - Kinshasa	-1.67	29.23
Maykop, Russia	44.61	40.11
Tizi Ouzou, Algeria	36.71	4.05
Wola, Poland	52.24	20.99
Kafr ash Shaykh, Egypt	31.11	30.94
Barysaw, Belarus	54.23	28.50
Otaru, Japan	43.19	141.00
Dumai, Indonesia	1.67	101.44
Urayasu, Japan	35.67	139.89
Acarigua, Venezuela	9.55	-69.20
Saguenay, QC	48.42	-71.07
Marawi City, Philippines	8.00	124.28
Luziânia, Brazil	-16.25	-47.95
Stara Zagora, Bulgaria	42.43	25.64
Béchar, Algeria	31.62	-2.22
Heidelberg, Germany	49.41	8.69
Kenema, Sierra Leone	7.88	-11.19
Cabo, Brazil	-8.28	-35.03
Amiens, France	49.90	2.30
Calama, Chile	-22.46	-68.92
Macaé, Brazil	-22.38	-41.78
Cape Coast, Ghana	5.11	-1.25
Bhīmavaram, India	16.54	81.52
Pyatigorsk, Russia	44.05	43.06
Middlesbrough, United Kingdom	54.58	-1.23
Rybnik, Poland	50.10	18.54
Tanjungbalai, Indonesia	2.97	99.80
Mallawī, Egypt	27.73	30.84
Metairie Terrace, LA	29.98	-90.16
Tuzla, Bosnia & Herzegovina	44.54	18.67
Khanpur, Pakistan	28.65	70.66
Nawābganj, Bangladesh	24.59	88.27
Pasadena, CA	34.15	-118.14
Jinhua, China	29.11	119.64
Paderborn, Germany	51.72	8.75
Kimberley, South Africa	-28.73	24.76
Ciego de Ávila, Cuba	21.84	-78.76
Jieshou, China	33.26	115.36
Yuen Long Kau Hui, Hong Kong SAR China	22.45	114.03
Taza, Morocco	34.21	-4.01
eMbalenhle, South Africa	-26.53	29.07
Myingyan, Myanmar (Burma)	21.46	95.39
Arnhem, Netherlands	51.98	5.91
Zheleznodorozhnyy, Russia	55.74	38.02
Zamora, Mexico	19.99	-102.28
Tours, France	47.39	0.70
Petapa, Guatemala	14.50	-90.56
Bālurghāt, India	25.22	88.78
Ibirité, Brazil	-20.02	-44.06
Yonago, Japan	35.43	133.33
Bolton, United Kingdom	53.58	-2.43
Lauro de Freitas, Brazil	-12.89	-38.33
Potosí, Bolivia	-19.58	-65.75
Khuzdar, Pakistan	27.81	66.61
Limoges, France	45.83	1.25
Rijeka, Croatia	45.33	14.44
Paranaguá, Brazil	-25.52	-48.53
Ghazni, Afghanistan	33.55	68.42
Orange, CA	33.79	-117.85
Īlām, Iran	33.64	46.42
Gongzhuling, China	43.50	124.82
Córdoba, Mexico	18.88	-96.93
Comodoro Rivadavia, Argentina	-45.86	-67.50
Kampung Sungai Ara, Malaysia	5.33	100.27
Fullerton, CA	33.87	-117.93
Killeen, TX	31.12	-97.73
Norilsk, Russia	69.35	88.20
Nigel, South Africa	-26.43	28.48
Los Teques, Venezuela	10.34	-67.04
Kaithal, India	29.80	76.40
Dayton, OH	39.76	-84.19
Al’met’yevsk, Russia	54.90	52.32
Darmstadt, Germany	49.87	8.65
Tirmiz, Uzbekistan	37.22	67.28
Tarragona, Spain	41.12	1.25
McAllen, TX	26.20	-98.23
Lakhīmpur, India	27.95	80.78
Mpumalanga, South Africa	-29.81	30.64
Zaanstad, Netherlands	52.45	4.81
Hazāribāgh, India	23.99	85.36
Kuwana, Japan	35.05	136.67
Vidisha, India	23.53	77.81
Ayacucho, Peru	-13.16	-74.22
Coquitlam, BC	49.28	-122.78
Shanhaiguan, China	40.00	119.75
Tutamandahostel, Ecuador	-0.20	-78.50
Chamartín, Spain	40.46	-3.68
Parepare, Indonesia	-4.01	119.63
Peristéri, Greece	38.02	23.69
Amersfoort, Netherlands	52.16	5.39
Jeongeup, South Korea	35.60	126.92
Bellevue, WA	47.61	-122.20
Korolev, Russia	55.91	37.83
Dadu, Pakistan	26.73	67.78
Gojra, Pakistan	31.15	72.68
Sollentuna, Sweden	59.43	17.95
Haldwani, India	29.22	79.53
Gbongan, Nigeria	7.48	4.35
Siem Reap, Cambodia	13.36	103.86
Man, Côte d’Ivoire	7.41	-7.55
Altay, China	47.85	88.13
Hābra, India	22.84	88.66
Kumbakonam, India	10.96	79.39
Sidoarjo, Indonesia	-7.45	112.72
Şabāḩ as Sālim, Kuwait	29.26	48.06
Kariya, Japan	34.98	136.98
Choloma, Honduras	15.61	-87.95
Stockport, United Kingdom	53.41	-2.16
Huadian, China	42.96	126.75
Weru, Indonesia	-6.71	108.50
Brighton, United Kingdom	50.83	-0.14
Kolpino, Russia	59.75	30.59
San Juan del Río, Mexico	20.39	-100.00
Sekondi-Takoradi, Ghana	4.93	-1.76
Porbandar, India	21.64	69.61
Fuyu, China	45.18	124.82
Clermont-Ferrand, France	45.78	3.09
Chitradurga, India	14.22	76.40
Metairie, LA	29.98	-90.15
Chaohu, China	31.60	117.87
Ejigbo, Nigeria	7.90	4.31
Thānesar, India	29.97	76.83
Tiruvannāmalai, India	12.23	79.07
Anand, India	22.55	72.96
Parnaíba, Brazil	-2.90	-41.78
Jacmel, Haiti	18.23	-72.54
Obuase, Ghana	6.20	-1.67
Itu, Brazil	-23.26	-47.30
Dikirnis, Egypt	31.09	31.59
Musashino, Japan	35.71	139.56
Jieshi, China	22.81	115.83
Castanhal, Brazil	-1.29	-47.93
Colima, Mexico	19.25	-103.73
Bhisho, South Africa	-32.85	27.44
Negombo, Sri Lanka	7.21	79.84
Saint-Denis, Réunion	-20.88	55.45
Irákleion, Greece	35.33	25.14
Miramar, FL	25.99	-80.23
Hami, China	42.83	93.51
Odintsovo, Russia	55.68	37.28
Foggia, Italy	41.46	15.55
Kānchrāpāra, India	22.96	88.43
San Juan Sacatepéquez, Guatemala	14.72	-90.64
Funtua, Nigeria	11.52	7.31
Dawei, Myanmar (Burma)	14.08	98.19
Igboho, Nigeria	8.84	3.76
Apeldoorn, Netherlands	52.21	5.97
Shizuishan, China	39.23	106.77
Baia Mare, Romania	47.66	23.57
Kabankalan, Philippines	9.98	122.81
Podgorica, Montenegro	42.44	19.26
Hampton, VA	37.03	-76.35
São Caetano do Sul, Brazil	-23.62	-46.55
West Valley City, UT	40.69	-112.00
Gejiu, China	23.36	103.15
Mahbūbnagar, India	16.74	77.99
Desē, Ethiopia	11.13	39.63
Lleida, Spain	41.62	0.62
Dimāpur, India	25.91	93.72
Tasek Glugor, Malaysia	5.48	100.50
Osorno, Chile	-40.57	-73.13
Jiagedaqi, China	50.42	124.12
Queimados, Brazil	-22.72	-43.56
Kushtia, Bangladesh	23.90	89.12
Kindu, Congo - Kinshasa	-2.94	25.92
Baliuag, Philippines	14.95	120.90
West Bromwich, United Kingdom	52.52	-1.99
Cẩm Phả Mines, Vietnam	21.02	107.30
Buguma, Nigeria	4.74	6.86
Shiqiao, China	22.95	113.36
Pyay, Myanmar (Burma)	18.82	95.22
Rabak, Sudan	13.18	32.74
Robertsonpet, India	12.96	78.28
Tyre, Lebanon	33.27	35.19
Moundou, Chad	8.57	16.08
Cajamarca, Peru	-7.16	-78.50
Hinthada, Myanmar (Burma)	17.65	95.46
Hanam, South Korea	37.54	127.21
Jayapura, Indonesia	-2.53	140.72
Bielany, Poland	52.29	20.94
Chhindwāra, India	22.06	78.94
Mandya, India	12.52	76.90
Cartago, Colombia	4.75	-75.91
Okap, Haiti	19.76	-72.20
Baturaja, Indonesia	-4.13	104.17
El Oued, Algeria	33.36	6.86
Zama, Japan	35.49	139.39
Marbella, Spain	36.52	-4.89
's-Hertogenbosch, Netherlands	51.70	5.30
Rodriguez, Philippines	14.76	121.20
Ajdabiya, Libya	30.76	20.23
Nevinnomyssk, Russia	44.63	41.94
San Mateo, Philippines	14.70	121.12
Śródmieście, Poland	52.23	21.02
León, Spain	42.60	-5.57
Olathe, KS	38.88	-94.82
Seto, Japan	35.23	137.10
Ikirun, Nigeria	7.91	4.67
Ciudad Acuña, Mexico	29.32	-100.95
Léogâne, Haiti	18.51	-72.63
Adiwerna, Indonesia	-6.94	109.13
Grimsby, United Kingdom	53.57	-0.08
Abakaliki, Nigeria	6.32	8.11
Warren, MI	42.49	-83.01
Dali, China	25.58	100.21
Bānkura, India	23.23	87.07
İnegol, Türkiye	40.08	29.51
Ebetsu, Japan	43.11	141.55
Thái Nguyên, Vietnam	21.59	105.85
Columbia, SC	34.00	-81.03
Singaraja, Indonesia	-8.11	115.09
Würzburg, Germany	49.79	9.95
Randfontein, South Africa	-26.18	27.70
Hājīpur, India	25.69	85.21
Pervoural’sk, Russia	56.91	59.94
Gondā City, India	27.13	81.95
Milagro, Ecuador	-2.13	-79.59
Marg‘ilon, Uzbekistan	40.47	71.72
Bhuj, India	23.25	69.67
Thornton, CO	39.87	-104.97
Hastings, United Kingdom	50.86	0.57
Valdivia, Chile	-39.81	-73.25
Hindupur, India	13.83	77.49
Reggio nell'Emilia, Italy	44.70	10.63
Okrika, Nigeria	4.74	7.08
Birgañj, Nepal	27.02	84.88
High Wycombe, United Kingdom	51.63	-0.75
Carrollton, TX	32.95	-96.89
Talisay, Philippines	10.24	123.85
Hawassa, Ethiopia	7.06	38.48
Idfū, Egypt	24.98	32.88
Ibarra, Ecuador	0.35	-78.12
Midland, TX	32.00	-102.08
Puqi, China	29.72	113.88
Tondabayashichō, Japan	34.50	135.60
Fujieda, Japan	34.87	138.27
Sandachō, Japan	34.88	135.23
Shillong, India	25.57	91.88
Mīāndoāb, Iran	36.97	46.11
Kislovodsk, Russia	43.91	42.72
Hoofddorp, Netherlands	52.30	4.69
Nzérékoré, Guinea	7.76	-8.82
Pālghāt, India	10.77	76.65
Reẖovot, Israel	31.89	34.81
Ankang, China	32.68	109.02
Charleston, SC	32.78	-79.93
Innsbruck, Austria	47.26	11.39
Blitar, Indonesia	-8.10	112.17
Waco, TX	31.55	-97.15
Cerro, Cuba	23.11	-82.39
Tlemcen, Algeria	34.88	-1.31
Kakamigahara, Japan	35.42	136.87
Quetzaltenango, Guatemala	14.83	-91.52
Dimitrovgrad, Russia	54.21	49.62
Zhalantun, China	48.01	122.74
Pindamonhangaba, Brazil	-22.92	-45.46
Muricay, Philippines	7.83	123.48
Sterling Heights, MI	42.58	-83.03
St. Catharines, ON	43.17	-79.24
Ōmuta, Japan	33.03	130.45
Godhra, India	22.78	73.61
Shahrud, Iran	36.42	54.98
Dawukou, China	39.04	106.40
Bulaon, Philippines	15.08	120.66
Punto Fijo, Venezuela	11.69	-70.20
Abiko, Japan	35.87	140.02
Kishangarh, India	26.59	74.85
Kadoma, Japan	34.74	135.57
Majie, China	25.03	102.64
Martapura, Indonesia	-3.41	114.86
Villeurbanne, France	45.77	4.88
Gonbad-e Kāvūs, Iran	37.25	55.17
Rānīganj, India	23.62	87.13
Toowoomba, Australia	-27.56	151.95
Hepo, China	23.43	115.83
Iranshahr, Iran	27.20	60.68
Denton, TX	33.21	-97.13
Lashio, Myanmar (Burma)	22.94	97.75
Pīlibhīt, India	28.63	79.80
Miyakonojō, Japan	31.73	131.07
Novomoskovsk, Russia	54.01	38.28
Buzău, Romania	45.15	26.83
Sapucaia, Brazil	-29.83	-51.15
Matsubara, Japan	34.57	135.55
Pinsk, Belarus	52.12	26.10
Beāwar, India	26.10	74.32
Dazhou, China	31.22	107.50
Al Bāb, Syria	36.37	37.52
Shuangcheng, China	45.35	126.28
Isesaki, Japan	36.32	139.20
Abohar, India	30.14	74.20
Dąbrowa Górnicza, Poland	50.33	19.20
Šiauliai, Lithuania	55.93	23.32
Moga, India	30.81	75.17
Al Ajaylat, Libya	32.76	12.38
Nikopol, Ukraine	47.57	34.40
Cedar Rapids, IA	42.01	-91.64
Dongyang, China	29.27	120.23
Maicao, Colombia	11.38	-72.24
Florencia, Colombia	1.61	-75.61
Nablus, Palestinian Territories	32.22	35.25
New Haven, CT	41.31	-72.93
Jiazi, China	22.88	116.07
Girardot City, Colombia	4.30	-74.81
Roseville, CA	38.75	-121.29
Quilpué, Chile	-33.05	-71.44
Songjiang, China	31.04	121.21
La Ceiba, Honduras	15.76	-86.78
Jaraguá do Sul, Brazil	-26.49	-49.07
Gainesville, FL	29.65	-82.32
Sinnar, Sudan	13.57	33.57
Masaya, Nicaragua	11.97	-86.09
Visalia, CA	36.33	-119.29
Relizane, Algeria	35.74	0.56
Manzanillo, Mexico	19.12	-104.34
Sonārgaon, Bangladesh	23.65	90.62
Shangri-La, China	27.83	99.71
Mostaganem, Algeria	35.93	0.09
Sabhā, Libya	27.04	14.43
Tychy, Poland	50.14	18.97
Syevyerodonets’k, Ukraine	48.95	38.49
Dehri, India	24.90	84.18
Wuda, China	39.50	106.71
Kisaran, Indonesia	2.98	99.62
Gyeongsan-si, South Korea	35.82	128.74
Baidoa, Somalia	3.11	43.65
Mandi Bahauddin, Pakistan	32.59	73.49
Navoiy, Uzbekistan	40.08	65.38
Tokat, Türkiye	40.31	36.55
Bimbo, Central African Republic	4.26	18.42
Deoria, India	26.50	83.78
Daitōchō, Japan	34.71	135.62
Coral Springs, FL	26.27	-80.27
Sherbrooke, QC	45.40	-71.90
Ouargla, Algeria	31.95	5.33
Acilia-Castel Fusano-Ostia Antica, Italy	41.76	12.33
Thousand Oaks, CA	34.17	-118.84
Andong, South Korea	36.57	128.72
Tete, Mozambique	-16.16	33.59
Copiapó, Chile	-27.37	-70.33
Palopo, Indonesia	-2.99	120.20
Nador, Morocco	35.17	-2.93
Bilbays, Egypt	30.42	31.56
Charallave, Venezuela	10.24	-66.86
Shahr-e Kord, Iran	32.33	50.86
Regensburg, Germany	49.02	12.10
Mino, Japan	34.83	135.47
Leiyang, China	26.40	112.86
Darwin, Australia	-12.46	130.84
Cadiz, Philippines	10.95	123.29
Zacatecas, Mexico	22.77	-102.58
Elizabeth, NJ	40.66	-74.21
Bat Yam, Israel	32.02	34.75
Sātkhira, Bangladesh	22.71	89.07
Palo Negro, Venezuela	10.17	-67.54
Stamford, CT	41.05	-73.54
Mogi Guaçu, Brazil	-22.37	-46.95
Arish, Egypt	31.13	33.80
Idlib, Syria	35.93	36.63
Sīnah, Iraq	36.81	43.04
Concord, CA	37.98	-122.03
Kamyshin, Russia	50.10	45.42
Oulu, Finland	65.01	25.47
Hassan, India	13.01	76.10
Novocheboksarsk, Russia	56.11	47.48
Besançon, France	47.25	6.02
Surprise, AZ	33.63	-112.33
El Eulma, Algeria	36.15	5.69
Khardah, India	22.72	88.38
Sakakah, Saudi Arabia	29.97	40.21
Jimma, Ethiopia	7.67	36.83
Al Manāqil, Sudan	14.25	32.99
Teluknaga, Indonesia	-6.10	106.64
Győr, Hungary	47.68	17.64
Jirjā, Egypt	26.34	31.89
Manzanillo, Cuba	20.34	-77.12
Yavatmāl, India	20.39	78.13
Hālīsahar, India	22.93	88.42
Serpukhov, Russia	54.92	37.41
Sirte, Libya	31.21	16.59
Ramat Gan, Israel	32.08	34.81
Asaka, Japan	35.80	139.60
Panvel, India	18.99	73.11
Muar, Malaysia	2.04	102.57
Divo, Côte d’Ivoire	5.84	-5.36
Ungaran, Indonesia	-7.14	110.41
Alhambra, AZ	33.50	-112.13
Xuanzhou, China	30.95	118.76
Titāgarh, India	22.74	88.37
San Nicolás de los Arroyos, Argentina	-33.33	-60.21
Kusatsu, Japan	35.02	135.97
Opole, Poland	50.67	17.93
Lafayette, LA	30.22	-92.02
Worcester, South Africa	-33.65	19.45
Elbląg, Poland	54.15	19.41
Saïda, Algeria	34.83	0.15
Sirajganj, Bangladesh	24.46	89.71
Jequié, Brazil	-13.86	-40.09
Płock, Poland	52.55	19.71
Wałbrzych, Poland	50.77	16.28
Yevlakh, Azerbaijan	40.62	47.15
Wau, South Sudan	7.70	27.99
Xai-Xai, Mozambique	-25.05	33.64
Huaihua, China	27.56	110.00
Amaigbo, Nigeria	5.79	7.84
Topeka, KS	39.05	-95.68
Lafia, Nigeria	8.49	8.52
Jiangyou, China	31.77	104.72
Tando Allahyar, Pakistan	25.46	68.72
Surat Thani, Thailand	9.14	99.33
Isiro, Congo - Kinshasa	2.77	27.62
Sancti Spíritus, Cuba	21.93	-79.44
Cuddapah, India	14.48	78.82
Bettiah, India	26.80	84.50
Angren, Uzbekistan	41.02	70.14
Kent, WA	47.38	-122.23
Pakokku, Myanmar (Burma)	21.33	95.08
Murom, Russia	55.58	42.04
Rangkasbitung, Indonesia	-6.36	106.25
Hāthras, India	27.60	78.05
Klaten, Indonesia	-7.71	110.61
Khasavyurt, Russia	43.25	46.59
Neftekamsk, Russia	56.09	54.27
Simi Valley, CA	34.27	-118.78
Xichang, China	27.90	102.26
Cadiz, Spain	36.53	-6.29
Pakpattan, Pakistan	30.34	73.39
Danshui, China	22.80	114.47
Bahawalnagar, Pakistan	30.55	73.39
Ueda, Japan	36.40	138.28
Sogamoso, Colombia	5.71	-72.93
East Los Angeles, CA	34.02	-118.17
Lalitpur, India	24.69	78.42
Edirne, Türkiye	41.68	26.56
Jombang, Indonesia	-7.55	112.23
Songea, Tanzania	-10.68	35.65
Kolār, India	13.14	78.13
Lévis, QC	46.80	-71.18
Chinandega, Nicaragua	12.63	-87.13
Al Jadīd, Libya	27.05	14.40
Lambaré, Paraguay	-25.35	-57.61
Macheng, China	31.18	115.02
Rafaḩ, Palestinian Territories	31.30	34.24
Ampang, Malaysia	3.15	101.77
Itapetininga, Brazil	-23.59	-48.05
Patos de Minas, Brazil	-18.58	-46.52
Santa Clara, CA	37.35	-121.96
Paseh, Indonesia	-7.10	107.76
Murfreesboro, TN	35.85	-86.39
Pangkalpinang, Indonesia	-2.13	106.11
Huicheng, China	23.04	116.29
Gashua, Nigeria	12.87	11.04
Les Cayes, Haiti	18.19	-73.75
Salerno, Italy	40.68	14.79
Watford, United Kingdom	51.66	-0.40
Xiazhen, China	34.80	117.11
Torbat-e Ḩeydarīyeh, Iran	35.27	59.22
Tando Adam, Pakistan	25.77	68.66
‘Ajlūn, Jordan	32.33	35.75
Sorong, Indonesia	-0.88	131.26
Koronadal, Philippines	6.50	124.85
Derince, Türkiye	40.76	29.81
Okinawa, Japan	26.34	127.80
Los Ángeles, Chile	-37.47	-72.35
Haimen, China	23.19	116.61
Saint Peters, United Kingdom	51.37	1.42
Orsha, Belarus	54.51	30.42
Shahecheng, China	36.94	114.51
Kelowna, BC	49.88	-119.49
Bragança Paulista, Brazil	-22.95	-46.54
Bohicon, Benin	7.18	2.07
Beppu, Japan	33.28	131.50
Willemstad, Curaçao	12.11	-68.93
Soran, Iraq	36.65	44.54
Bălţi, Moldova	47.76	27.93
Mandsaur, India	24.07	75.07
Padalarang, Indonesia	-6.84	107.47
Suining, China	30.51	105.57
Gondiā, India	21.46	80.19
Huixquilucan, Mexico	19.36	-99.35
Semnan, Iran	35.58	53.39
Sloviansk, Ukraine	48.87	37.62
San Francisco de Macorís, Dominican Republic	19.30	-70.25
Yushu, China	44.80	126.53
Yuanlin, Taiwan	23.96	120.58
Santa Tecla, El Salvador	13.68	-89.28
Ciudad Valles, Mexico	22.00	-99.01
Khairpur Mir’s, Pakistan	27.53	68.76
Kashihara-shi, Japan	34.51	135.79
Riobamba, Ecuador	-1.67	-78.65
Kokshetau, Kazakhstan	53.28	69.40
Gorzów Wielkopolski, Poland	52.74	15.23
Timon, Brazil	-5.09	-42.84
New Mirpur, Pakistan	33.15	73.75
Agadez, Niger	16.97	7.99
Targówek, Poland	52.29	21.05
Lecheng, China	25.13	113.35
São José dos Pinhais, Brazil	-25.53	-49.21
Marand, Iran	38.43	45.77
Rajapalaiyam, India	9.45	77.55
Orléans, France	47.90	1.90
Laiwu, China	36.19	117.66
Rustenburg, South Africa	-25.67	27.24
Hartford, CT	41.76	-72.69
Rudnyy, Kazakhstan	52.97	63.12
Teresópolis, Brazil	-22.42	-42.98
Metz, France	49.12	6.17
Jiupu, China	41.07	122.95
Dārjiling, India	27.03	88.27
Baoshan, China	46.56	131.42
Salvaleón de Higüey, Dominican Republic	18.62	-68.71
Polokwane, South Africa	-23.90	29.47
Thaton, Myanmar (Burma)	16.92	97.37
Potchefstroom, South Africa	-26.72	27.10
Ciamis, Indonesia	-7.33	108.35
Lumajang, Indonesia	-8.13	113.22
Guelma, Algeria	36.46	7.43
Hagonoy, Philippines	14.83	120.73
Mohali, India	30.68	76.72
Uruguaiana, Brazil	-29.75	-57.09
Pālanpur, India	24.17	72.44
Indramayu, Indonesia	-6.33	108.32
Bordj el Kiffan, Algeria	36.75	3.19
Gagnoa, Côte d’Ivoire	6.13	-5.95
Porto Seguro, Brazil	-16.45	-39.06
Wolfsburg, Germany	52.42	10.78
Niihama, Japan	33.96	133.31
Minzhu, China	43.72	127.33
Dos Hermanas, Spain	37.28	-5.92
Pati, Indonesia	-6.76	111.04
Dam Dam, India	22.63	88.42
Alagoinhas, Brazil	-12.14	-38.42
Az Zubayr, Iraq	30.39	47.70
Hardoī, India	27.39	80.13
San Pedro Garza García, Mexico	25.66	-100.41
Huangzhou, China	30.45	114.80
Sheepshead Bay, NY	40.59	-73.94
Puruliya, India	23.33	86.36
Ubon Ratchathani, Thailand	15.24	104.85
Kisarazu, Japan	35.38	139.93
Virginia, South Africa	-28.10	26.87
Brits, South Africa	-25.63	27.78
Beylikdüzü, Türkiye	40.98	28.64
Recklinghausen, Germany	51.61	7.20
Palhoça, Brazil	-27.65	-48.67
Xiulin, China	29.72	112.40
Zhoucun, China	36.82	117.82
Jiayuguan, China	39.81	98.29
Maastricht, Netherlands	50.85	5.69
Amherst, NY	42.98	-78.80
Mỹ Tho, Vietnam	10.36	106.36
Tekirdağ, Türkiye	40.98	27.51
Victorville, CA	34.54	-117.29
Aalborg, Denmark	57.05	9.92
Barbacena, Brazil	-21.23	-43.77
Burton upon Trent, United Kingdom	52.81	-1.64
Chishtian, Pakistan	29.80	72.86
Villa Canales, Guatemala	14.48	-90.53
Dibrugarh, India	27.48	94.91
Göttingen, Germany	51.53	9.93
Durrës, Albania	41.32	19.45
San Pedro Garza Garcia, Mexico	25.66	-100.40
Zābol, Iran	31.03	61.49
Palwal, India	28.14	77.33
Nobeoka, Japan	32.58	131.67
Colchester, United Kingdom	51.89	0.90
Nalgonda, India	17.05	79.27
Batumi, Georgia	41.64	41.63
Mataró, Spain	41.54	2.44
Abilene, TX	32.45	-99.73
Bhadreswar, India	22.82	88.34
Bern, Switzerland	46.95	7.45
Vejalpur, India	22.69	73.56
Stavanger, Norway	58.97	5.73
Payakumbuh, Indonesia	-0.22	100.63
Alberton, South Africa	-26.27	28.12
Fujinomiya, Japan	35.22	138.62
Chikmagalūr, India	13.32	75.77
Ekibastuz, Kazakhstan	51.72	75.32
San Juan, Philippines	14.60	121.03
Noda, Japan	35.95	139.87
Braga, Portugal	41.55	-8.42
Lianhe, China	47.13	129.27
Raigarh, India	21.90	83.40
Vallejo, CA	38.10	-122.26
North Stamford, CT	41.14	-73.54
Olmaliq, Uzbekistan	40.84	69.60
Musoma, Tanzania	-1.50	33.80
Cachoeirinha, Brazil	-29.95	-51.09
Yaizu, Japan	34.87	138.32
Tobruk, Libya	32.09	23.95
Berkeley, CA	37.87	-122.27
Xilin Hot, China	43.97	116.03
Guntakal Junction, India	15.17	77.36
Fresnillo, Mexico	23.18	-102.87
Orizaba, Mexico	18.85	-97.10
Nakhon Si Thammarat, Thailand	8.43	99.97
Heilbronn, Germany	49.14	9.22
Ingolstadt, Germany	48.77	11.42
Toyokawa, Japan	34.82	137.40
Fengcheng, China	40.45	124.07
Mufulira, Zambia	-12.55	28.24
Ulm, Germany	48.40	9.99
Rawang, Malaysia	3.32	101.58
Karaman, Türkiye	37.18	33.22
Cambridge, ON	43.36	-80.31
Włocławek, Poland	52.65	19.07
Norman, OK	35.22	-97.44
Allentown, PA	40.61	-75.49
Fernando de la Mora, Paraguay	-25.34	-57.52
Perugia, Italy	43.11	12.39
Gangāpur, India	26.47	76.72
Zhaoyuan, China	37.36	120.41
Bangil, Indonesia	-7.60	112.82
Deoli, India	28.50	77.23
Nabatîyé et Tahta, Lebanon	33.38	35.48
Abbottabad, Pakistan	34.15	73.21
Orekhovo-Zuyevo, Russia	55.81	38.96
Gereida, Sudan	11.28	25.14
Evansville, IN	37.97	-87.56
Bottrop, Germany	51.52	6.93
Santa Rita, Brazil	-7.11	-34.98
Maxixe, Mozambique	-23.86	35.35
Kairouan, Tunisia	35.68	10.10
Jaranwala, Pakistan	31.33	73.42
Santa Coloma de Gramenet, Spain	41.45	2.21
Leiden, Netherlands	52.16	4.49
Trois-Rivières, QC	46.35	-72.55
Monza, Italy	45.58	9.27
Modakeke, Nigeria	7.38	4.26
Silang, Philippines	14.22	120.97
Quevedo, Ecuador	-1.03	-79.46
Nazilli, Türkiye	37.92	28.32
Lira, Uganda	2.25	32.90
Toledo, Brazil	-24.71	-53.74
Pforzheim, Germany	48.88	8.70
Dordrecht, Netherlands	51.81	4.67
Jaú, Brazil	-22.30	-48.56
Offenbach, Germany	50.10	8.77
Siwān, India	26.22	84.36
Columbia, MO	38.95	-92.33
Settat, Morocco	33.00	-7.62
Cagua, Venezuela	10.19	-67.46
Odessa, TX	31.85	-102.37
Mandimba, Mozambique	-14.35	35.65
Reykjavík, Iceland	64.14	-21.90
San Jose, Philippines	12.35	121.07
Damoh, India	23.83	79.44
Shimotoda, Japan	35.81	139.69
Lhasa, China	29.65	91.10
Aïn Oussera, Algeria	35.45	2.91
Kokubunji, Japan	35.70	139.48
Pleven, Bulgaria	43.42	24.62
Rimini, Italy	44.06	12.57
Miramar, Mexico	22.36	-97.90
Khlong Luang, Thailand	14.06	100.65
Ādilābād, India	19.67	78.54
Fargo, ND	46.88	-96.79
Iguala de la Independencia, Mexico	18.35	-99.54
Sepatan, Indonesia	-6.12	106.58
Zielona Góra, Poland	51.94	15.51
Cubatão, Brazil	-23.89	-46.43
Maseru, Lesotho	-29.32	27.48
Srikakulam, India	18.30	83.90
Berdyansk, Ukraine	46.77	36.80
Malindi, Kenya	-3.22	40.12
Uppal Kalan, India	17.41	78.56
Eastbourne, United Kingdom	50.77	0.28
Bandundu, Congo - Kinshasa	-3.32	17.38
Pita Kotte, Sri Lanka	6.89	79.90
Torrejón de Ardoz, Spain	40.46	-3.47
Beaumont, TX	30.09	-94.10
Bama, Nigeria	11.52	13.69
Ilobu, Nigeria	7.84	4.49
Ciudad Delicias, Mexico	28.19	-105.47
Jetpur, India	21.75	70.62
Puning, China	23.31	116.17
Morbi, India	22.82	70.84
Guadalajara de Buga, Colombia	3.90	-76.30
Troparëvo, Russia	55.66	37.48
Nakhon Pathom, Thailand	13.82	100.04
Uzhgorod, Ukraine	48.62	22.30
Pātan, India	23.85	72.13
Sokodé, Togo	8.98	1.13
Tarnów, Poland	50.01	20.99
Loja, Ecuador	-3.99	-79.20
Exeter, United Kingdom	50.72	-3.53
Jalingo, Nigeria	8.89	11.36
Västerås, Sweden	59.62	16.55
Gemena, Congo - Kinshasa	3.26	19.77
Achinsk, Russia	56.27	90.50
Shunyi, China	40.12	116.65
Rotherham, United Kingdom	53.43	-1.36
Ikoma, Japan	34.68	135.70
Ciudad de Villa de Álvarez, Mexico	19.27	-103.74
Anaco, Venezuela	9.43	-64.46
Tebingtinggi, Indonesia	3.33	99.16
Tigwav, Haiti	18.43	-72.87
Tunja, Colombia	5.54	-73.37
Bremerhaven, Germany	53.54	8.59
Punta Arenas, Chile	-53.15	-70.91
Panevėžys, Lithuania	55.73	24.35
Pyin Oo Lwin, Myanmar (Burma)	22.04	96.46
Independence, MO	39.09	-94.42
Kedungwuni, Indonesia	-6.97	109.65
Ishinomaki, Japan	38.42	141.30
Longjing, China	42.77	129.42
Khanna, India	30.71	76.22
Calabozo, Venezuela	8.92	-67.43
Remscheid, Germany	51.18	7.19
Setúbal, Portugal	38.52	-8.89
Čačak, Serbia	43.89	20.35
Ann Arbor, MI	42.28	-83.74
Nkongsamba, Cameroon	4.95	9.94
Kindia, Guinea	10.06	-12.87
Qingzhou, China	36.70	118.48
Botād, India	22.17	71.67
Rishra, India	22.72	88.35
Pinhais, Brazil	-25.44	-49.19
Khenchela, Algeria	35.44	7.14
Hōfu, Japan	34.05	131.57
Ordu, Türkiye	40.98	37.89
Manp’o, North Korea	41.15	126.29
Lausanne, Switzerland	46.52	6.63
El Monte, CA	34.07	-118.03
Athens, GA	33.96	-83.38
Brugge, Belgium	51.21	3.22
Simões Filho, Brazil	-12.78	-38.40
Azamgarh, India	26.07	83.18
Pescara, Italy	42.46	14.20
Ahmadpur East, Pakistan	29.14	71.26
Varginha, Brazil	-21.55	-45.43
Springfield, IL	39.80	-89.64
Taldykorgan, Kazakhstan	45.02	78.37
Jaén, Spain	37.77	-3.79
Puno, Peru	-15.84	-70.02
Cheltenham, United Kingdom	51.90	-2.08
Yelahanka, India	13.10	77.60
Dasha, China	23.11	113.44
Nyíregyháza, Hungary	47.96	21.72
Yakeshi, China	49.28	120.73
Cherkessk, Russia	44.22	42.06
Algeciras, Spain	36.13	-5.45
Gudivāda, India	16.44	81.00
Digos, Philippines	6.75	125.36
Handa, Japan	34.88	136.93
Sinop, Brazil	-11.86	-55.50
Alchevs’k, Ukraine	48.47	38.82
Round Rock, TX	30.51	-97.68
Noginsk, Russia	55.87	38.44
Wilmington, NC	34.23	-77.94
Cavite City, Philippines	14.48	120.90
Pavlohrad, Ukraine	48.53	35.87
East Harlem, NY	40.79	-73.94
Binzhou, China	37.37	118.02
Zoetermeer, Netherlands	52.06	4.49
Sri Jayewardenepura Kotte, Sri Lanka	6.88	79.91
Örebro, Sweden	59.27	15.21
Guelph, ON	43.55	-80.26
Yelets, Russia	52.62	38.50
Parla, Spain	40.24	-3.77
Batang, Indonesia	-6.48	110.71
Novo-Peredelkino, Russia	55.65	37.34
Baidyabāti, India	22.78	88.33
Okigwe, Nigeria	5.83	7.35
Lengshuijiang, China	27.69	111.43
Tianfu, China	37.26	122.05
Arvada, CO	39.80	-105.09
East York, ON	43.69	-79.33
Toliara, Madagascar	-23.35	43.67
Bizerte, Tunisia	37.27	9.87
Provo, UT	40.23	-111.66
Pouso Alegre, Brazil	-22.23	-45.94
Bastī, India	26.79	82.72
Tuguegarao, Philippines	17.62	121.72
Peoria, IL	40.69	-89.59
Lansing, MI	42.73	-84.56
Wenchang, China	19.62	110.75
Balkh, Afghanistan	36.76	66.90
Lincoln, United Kingdom	53.23	-0.54
Mingshui, China	36.72	117.50
Botoşani, Romania	47.75	26.67
Mary, Turkmenistan	37.59	61.83
Sóc Trăng, Vietnam	9.60	105.97
Dunedin, New Zealand	-45.87	170.50
Balasore, India	21.49	86.93
Pamanukan, Indonesia	-6.28	107.81
Eunápolis, Brazil	-16.38	-39.58
Pleiku, Vietnam	13.98	108.00
Downey, CA	33.94	-118.13
Kingston, ON	44.23	-76.48
Yuyao, China	30.05	121.15
Bergamo, Italy	45.70	9.67
Sawangan, Indonesia	-6.40	106.77
Dharmavaram, India	14.41	77.72
Siirt, Türkiye	37.93	41.94
Erzincan, Türkiye	39.74	39.49
Kankan, Guinea	10.39	-9.31
Hotan, China	37.11	79.94
Laghouat, Algeria	33.80	2.87
Botucatu, Brazil	-22.89	-48.45
Māler Kotla, India	30.53	75.88
Navojoa, Mexico	27.07	-109.44
Offa, Nigeria	8.15	4.72
Tobol’sk, Russia	58.20	68.25
Wardha, India	20.74	78.60
Pingshan, China	22.99	114.71
Cuito, Angola	-12.38	16.93
Songyuan, China	45.13	124.83
Maba, China	24.68	113.60
Jandira, Brazil	-23.53	-46.90
Dumaguete, Philippines	9.31	123.30
Mishima, Japan	35.12	138.92
Carlsbad, CA	33.16	-117.35
Chorzów, Poland	50.31	18.97
Luanshya, Zambia	-13.14	28.42
Praia, Cape Verde	14.93	-23.51
Elmhurst, NY	40.74	-73.88
Costa Mesa, CA	33.64	-117.92
Jhunjhunūn, India	28.13	75.40
Miami Gardens, FL	25.94	-80.25
Kitami, Japan	43.80	143.89
Westminster, CO	39.84	-105.04
Heroica Guaymas, Mexico	27.92	-110.90
Chesterfield, United Kingdom	53.25	-1.42
North Peoria, IL	40.72	-89.58
Clearwater, FL	27.97	-82.80
Shchelkovo, Russia	55.92	37.97
Fairfield, CA	38.25	-122.04
Alanya, Türkiye	36.54	32.00
Guanabacoa, Cuba	23.13	-82.30
Vihari, Pakistan	30.04	72.36
Guangming, China	45.33	122.78
Satara, India	17.69	73.99
Rouen, France	49.44	1.10
Chanduasi, India	28.45	78.78
Nefteyugansk, Russia	61.10	72.60
Reutlingen, Germany	48.49	9.20
Bushwick, NY	40.69	-73.92
Shaowu, China	27.34	117.48
Mojokerto, Indonesia	-7.47	112.43
Satu Mare, Romania	47.80	22.86
Thanh Hóa, Vietnam	19.80	105.77
Kamalia, Pakistan	30.73	72.65
Guanare, Venezuela	9.04	-69.74
Gravesend, NY	40.60	-73.97
Rochester, MN	44.02	-92.47
Farīdpur, Bangladesh	23.61	89.84
Apopa, El Salvador	13.81	-89.18
Mothīhāri, India	26.65	84.92
Chās, India	23.64	86.17
Mazyr, Belarus	52.05	29.25
Pudukkottai, India	10.38	78.82
Elgin, IL	42.04	-88.28
Carúpano, Venezuela	10.67	-63.25
Rewāri, India	28.20	76.62
Port Blair, India	11.67	92.75
Minatitlán, Mexico	18.00	-94.56
Esuk Oron, Nigeria	4.80	8.25
Fürth, Germany	49.48	10.99
Beibei, China	29.83	106.44
Temecula, CA	33.49	-117.15
West Jordan, UT	40.61	-111.94
Cà Mau, Vietnam	9.18	105.15
Ribeirão Pires, Brazil	-23.71	-46.41
Douma, Syria	33.57	36.40
Iringa, Tanzania	-7.77	35.70
Zwolle, Netherlands	52.51	6.09
Novokuybyshevsk, Russia	53.10	49.95
Qūchān, Iran	37.11	58.51
Suriāpet, India	17.14	79.62
Kandy, Sri Lanka	7.29	80.63
Bangaon, India	23.05	88.83
Inglewood, CA	33.96	-118.35
Lysychans’k, Ukraine	48.90	38.44
Conselheiro Lafaiete, Brazil	-20.66	-43.79
Chhatarpur, India	24.92	79.59
Daugavpils, Latvia	55.88	26.53
Resende, Brazil	-22.47	-44.45
Chelmsford, United Kingdom	51.74	0.47
Masjed Soleymān, Iran	31.94	49.30
Cileunyi, Indonesia	-6.94	107.75
Ashoknagar Kalyangarh, India	22.86	88.64
Magelang, Indonesia	-7.47	110.22
Mulhouse, France	47.75	7.33
Santa Rosa, Argentina	-36.62	-64.28
Beau Bassin-Rose Hill, Mauritius	-20.23	57.47
Mbouda, Cameroon	5.63	10.25
Araucária, Brazil	-25.59	-49.41
Achalpur, India	21.26	77.51
Navadwīp, India	23.41	88.37
Nsukka, Nigeria	6.86	7.40
Nguru, Nigeria	12.88	10.46
Dongtai, China	32.85	120.31
Bārsi, India	18.23	75.69
Atibaia, Brazil	-23.12	-46.55
Várzea Paulista, Brazil	-23.21	-46.83
Hikone, Japan	35.25	136.25
Encheng, China	22.19	112.30
Turhal, Türkiye	40.39	36.08
Bandar-e Anzalī, Iran	37.47	49.46
Richardson, TX	32.95	-96.73
Hadejia, Nigeria	12.45	10.04
Zhuji, China	29.72	120.24
Perpignan, France	42.70	2.90
Lowell, MA	42.63	-71.32
East Independence, MO	39.10	-94.36
Caen, France	49.19	-0.36
Yenangyaung, Myanmar (Burma)	20.47	94.87
Gresham, OR	45.50	-122.43
Antioch, CA	38.00	-121.81
Manzini, Eswatini	-26.50	31.38
Cambridge, MA	42.38	-71.11
Sultānpur, India	26.26	82.07
Tauranga, New Zealand	-37.69	176.17
High Point, NC	35.96	-80.01
Billings, MT	45.78	-108.50
Manchester, NH	43.00	-71.45
Kiryū, Japan	36.40	139.33
Kresek, Indonesia	-6.13	106.38
Bender, Moldova	46.83	29.48
Nelspruit, South Africa	-25.47	30.97
Citeureup, Indonesia	-6.49	106.88
Garanhuns, Brazil	-8.88	-36.50
Gabès, Tunisia	33.88	10.10
Qingnian, China	36.84	115.71
Kufa, Iraq	32.05	44.44
Vacoas, Mauritius	-20.30	57.48
Ressano Garcia, Mozambique	-25.44	32.00
Noyabrsk, Russia	63.19	75.44
Zliten, Libya	32.47	14.57
Mizhou, China	35.99	119.40
Bataysk, Russia	47.14	39.75
Linshui, China	36.42	114.20
Hailun, China	47.46	126.95
Ambur, India	12.79	78.72
Kecskemét, Hungary	46.91	19.69
Seversk, Russia	56.60	84.89
Lichinga, Mozambique	-13.31	35.24
Murrieta, CA	33.55	-117.21
Centennial, CO	39.58	-104.88
Shilong, China	23.11	113.85
Richmond, CA	37.94	-122.35
Kandi, Benin	11.13	2.94
Corona, NY	40.75	-73.86
Araruama, Brazil	-22.87	-42.34
Tieli, China	46.98	128.04
Catanduva, Brazil	-21.14	-48.97
Taitung City, Taiwan	22.76	121.14
Dongxing, China	45.36	130.79
Arzamas, Russia	55.39	43.84
Phalaborwa, South Africa	-23.94	31.14
Heihe, China	50.24	127.49
Pueblo, CO	38.25	-104.61
Zhaotong, China	27.32	103.72
Hoshangābād, India	22.75	77.73
Larache, Morocco	35.19	-6.16
Ijebu-Igbo, Nigeria	6.97	4.00
Sergiyev Posad, Russia	56.30	38.13
Tumbes, Peru	-3.57	-80.45
Livingstone, Zambia	-17.84	25.85
San Rafael, Argentina	-34.62	-68.33
Port-Gentil, Gabon	-0.72	8.78
Hulan, China	45.98	126.60
Matagalpa, Nicaragua	12.93	-85.92
Komatsu, Japan	36.40	136.45
Leninsk-Kuznetsky, Russia	54.66	86.17
Zhongxiang, China	31.17	112.58
Franco da Rocha, Brazil	-23.32	-46.73
Iwatsuki, Japan	35.96	139.70
Pearland, TX	29.56	-95.29
Dehui, China	44.53	125.70
Waterbury, CT	41.56	-73.05
Boulogne-Billancourt, France	48.84	2.24
Kalisz, Poland	51.76	18.09
Ksar El Kebir, Morocco	35.00	-5.90
Pemba, Mozambique	-12.97	40.52
Moncton, NB	46.09	-64.80
Sawāi Mādhopur, India	26.02	76.34
Uromi, Nigeria	6.70	6.33
Dharān, Nepal	26.81	87.28
Madanapalle, India	13.55	78.50
Katumba, Tanzania	-9.23	33.62
West Covina, CA	34.07	-117.94
Enterprise, NV	36.03	-115.24
Bānsbāria, India	22.95	88.40
Girón, Colombia	7.07	-73.17
Mopti, Mali	14.48	-4.18
Baghlān, Afghanistan	36.13	68.71
Cuautitlán, Mexico	19.67	-99.18
Trincomalee, Sri Lanka	8.58	81.23
Santiago, Philippines	16.69	121.55
Dagenham, United Kingdom	51.55	0.17
North Charleston, SC	32.85	-79.97
Sohar, Oman	24.35	56.71
Nehe, China	48.48	124.83
Kyzyl, Russia	51.71	94.45
Cabo Frio, Brazil	-22.89	-42.03
Oktyabr’skiy, Russia	54.48	53.47
Tādepallegūdem, India	16.81	81.53
Banyuwangi, Indonesia	-8.23	114.36
Birnin Kebbi, Nigeria	12.45	4.20
Pingliang, China	35.54	106.69
Santa Cruz, Philippines	14.28	121.42
Rockingham, Australia	-32.28	115.73
Everett, WA	47.98	-122.20
An Nuhūd, Sudan	12.70	28.43
Atbara, Sudan	17.70	33.99
Jiangyin, China	31.91	120.26
Bạc Liêu, Vietnam	9.29	105.73
College Station, TX	30.63	-96.33
Palm Bay, FL	28.03	-80.59
Jalpāiguri, India	26.52	88.73
Jalai Nur, China	49.45	117.70
Tajimi, Japan	35.32	137.13
Moers, Germany	51.45	6.63
Pompano Beach, FL	26.24	-80.12
Ourense, Spain	42.34	-7.86
Ji Paraná, Brazil	-10.89	-61.95
Basingstoke, United Kingdom	51.26	-1.09
Bandırma, Türkiye	40.35	27.98
Sacaba, Bolivia	-17.40	-66.04
Maidstone, United Kingdom	51.27	0.52
Umm Qaşr, Iraq	30.04	47.92
Butterworth, Malaysia	5.40	100.36
Shaping, China	22.77	112.96
Râmnicu Vâlcea, Romania	45.10	24.37
Alcobendas, Spain	40.55	-3.64
Araras, Brazil	-22.36	-47.38
Koszalin, Poland	54.19	16.17
Poá, Brazil	-23.53	-46.34
Sherpur, Bangladesh	25.02	90.02
Obninsk, Russia	55.10	36.61
Vitória de Santo Antão, Brazil	-8.12	-35.29
Shinyanga, Tanzania	-3.66	33.42
Boulder, CO	40.01	-105.27
Umuarama, Brazil	-23.77	-53.33
Koblenz, Germany	50.35	7.58
Siegen, Germany	50.87	8.02
Bharatpur, Nepal	27.68	84.44
As Suwayq, Oman	23.85	57.44
Norwalk, CA	33.90	-118.08
Vicenza, Italy	45.55	11.55
Reus, Spain	41.16	1.11
Iida, Japan	35.52	137.82
Ilebo, Congo - Kinshasa	-4.33	20.59
Apucarana, Brazil	-23.55	-51.46
Yên Vinh, Vietnam	18.67	105.67
Mitrovicë, Kosovo	42.88	20.87
Sutton Coldfield, United Kingdom	52.57	-1.82
Khemisset, Morocco	33.82	-6.07
Elista, Russia	46.31	44.26
Taungoo, Myanmar (Burma)	18.94	96.43
Bedford, United Kingdom	52.13	-0.47
Ejido, Venezuela	8.55	-71.24
Al Ḩawāmidīyah, Egypt	29.90	31.25
Catia La Mar, Venezuela	10.61	-67.03
Lianran, China	24.92	102.48
West Palm Beach, FL	26.72	-80.05
Rayong, Thailand	12.68	101.26
Chittaurgarh, India	24.89	74.62
Fukayachō, Japan	36.20	139.28
Cherëmushki, Russia	55.66	37.56
Coimbra, Portugal	40.21	-8.42
Broken Arrow, OK	36.05	-95.79
Daly City, CA	37.71	-122.46
Linköping, Sweden	58.41	15.62
Cikarang, Indonesia	-6.26	107.15
Longjiang, China	47.33	123.18
Hwado, South Korea	37.65	127.31
Buhe, China	30.29	112.23
Pindiga, Nigeria	9.98	10.95
Namur, Belgium	50.47	4.87
Gangāwati, India	15.43	76.53
Yevpatoriya, Ukraine	45.20	33.37
Novotroitsk, Russia	51.20	58.33
Bergisch Gladbach, Germany	50.99	7.13
Launceston, Australia	-41.44	147.13
Santa Cruz do Sul, Brazil	-29.72	-52.43
Legnica, Poland	51.21	16.16
Ashkelon, Israel	31.67	34.57
Sydney, NS	46.14	-60.18
Derbent, Russia	42.07	48.29
Xinghua, China	32.94	119.83
Khurja, India	28.25	77.86
Mati, Philippines	6.96	126.22
Guaratinguetá, Brazil	-22.82	-45.19
Arjawinangun, Indonesia	-6.65	108.41
Suceava, Romania	47.63	26.25
Aïn Beïda, Algeria	35.80	7.39
Azare, Nigeria	11.67	10.19
Nantou, Taiwan	23.92	120.66
Anqiu, China	36.43	119.19
Lahad Datu, Malaysia	5.02	118.33
Ponnāni, India	10.77	75.93
Tanza, Philippines	14.68	120.94
Mariara, Venezuela	10.30	-67.72
Bhairab Bāzār, Bangladesh	24.05	90.98
Chengtangcun, China	35.08	117.19
Baraki, Algeria	36.67	3.10
Nancy, France	48.68	6.18
Sandy Springs, GA	33.92	-84.38
Burbank, CA	34.18	-118.31
Queenstown, South Africa	-31.90	26.88
Hòa Bình, Vietnam	20.82	105.34
Green Bay, WI	44.52	-88.02
Jizan, Saudi Arabia	16.89	42.55
Texcoco de Mora, Mexico	19.51	-98.88
Santa Maria, CA	34.95	-120.44
Linhares, Brazil	-19.39	-40.07
Araguaína, Brazil	-7.19	-48.21
Barnāla, India	30.37	75.55
Daxing, China	39.74	116.33
Parral, Mexico	26.93	-105.67
Bāneh, Iran	36.00	45.89
Oldham, United Kingdom	53.54	-2.12
Douliu, Taiwan	23.71	120.54
Jena, Germany	50.93	11.59
Wichita Falls, TX	33.91	-98.49
Gera, Germany	50.88	12.08
Badlapur, India	19.16	73.27
Al Fāw, Iraq	29.97	48.47
Mostar, Bosnia & Herzegovina	43.34	17.81
Lakeland, FL	28.04	-81.95
Zhezqazghan, Kazakhstan	47.78	67.77
Honmachi, Japan	32.50	130.60
Tandil, Argentina	-37.32	-59.13
Lo Prado, Chile	-33.44	-70.73
Pulandian, China	39.40	121.97
Helsingborg, Sweden	56.05	12.69
Kot Addu, Pakistan	30.47	70.97
Bishoftu, Ethiopia	8.75	38.98
Kara, Togo	9.55	1.19
Clovis, CA	36.83	-119.70
Wuchuan, China	21.46	110.77
Yenakiyeve, Ukraine	48.23	38.21
Lewisville, TX	33.05	-96.99
Abengourou, Côte d’Ivoire	6.73	-3.50
Iwakuni, Japan	34.16	132.22
Soyībug, India	34.08	74.71
Kiselëvsk, Russia	53.99	86.66
Kroonstad, South Africa	-27.65	27.23
Jishu, China	44.32	126.80
Enfield Town, United Kingdom	51.65	-0.08
Ed Damer, Sudan	17.60	33.97
Woking, United Kingdom	51.32	-0.56
Dolisie, Congo - Brazzaville	-4.20	12.67
Roorkee, India	29.87	77.89
Bagaha, India	27.10	84.09
Yuxi, China	24.36	102.54
Nkpor, Nigeria	6.15	6.83
Hosūr, India	12.74	77.83
Tyler, TX	32.35	-95.30
Male, Maldives	4.18	73.51
El Cajon, CA	32.79	-116.96
Gardez, Afghanistan	33.60	69.23
Zhanaozen, Kazakhstan	43.34	52.86
Bilqās, Egypt	31.21	31.36
San Mateo, CA	37.56	-122.33
Chūru, India	28.30	74.97
Nagda, India	23.46	75.42
Brandon, FL	27.94	-82.29
Prabumulih, Indonesia	-3.43	104.23
Phitsanulok, Thailand	16.82	100.26
Isehara, Japan	35.40	139.31
Queluz, Portugal	38.76	-9.25
Nishio, Japan	34.87	137.05
Vĩnh Long, Vietnam	10.25	105.97
Turgutlu, Türkiye	38.50	27.70
Esmeraldas, Brazil	-19.76	-44.31
Escuintla, Guatemala	14.30	-90.79
Velikiye Luki, Russia	56.34	30.55
Kashipur, India	29.21	78.96
Rialto, CA	34.11	-117.37
Ghazīpur, India	25.58	83.59
Begusarai, India	25.42	86.13
Ikere-Ekiti, Nigeria	7.50	5.23
Hildesheim, Germany	52.15	9.95
Rantauprapat, Indonesia	2.10	99.83
Oleksandriya, Ukraine	48.67	33.12
Qurayyat, Saudi Arabia	31.33	37.34
Portmore, Jamaica	17.95	-76.88
Palma Soriano, Cuba	20.21	-75.99
Pushkino, Russia	56.02	37.87
Khushāb, Pakistan	32.30	72.35
Lafiagi, Nigeria	8.85	5.42
Belawan, Indonesia	3.78	98.68
Roxas City, Philippines	11.59	122.75
Piatra Neamţ, Romania	46.92	26.33
Erlangen, Germany	49.59	11.01
Tepexpan, Mexico	19.61	-98.94
Davenport, IA	41.52	-90.58
St Helens, United Kingdom	53.45	-2.73
Edison, NJ	40.52	-74.41
Lubango, Angola	-14.92	13.49
Sarh, Chad	9.14	18.39
Dhaulpur, India	26.69	77.88
Wazirabad, Pakistan	32.44	74.12
Curicó, Chile	-34.98	-71.24
Concepción de La Vega, Dominican Republic	19.22	-70.53
Shāhzādpur, Bangladesh	24.18	89.60
Tulancingo, Mexico	20.08	-98.36
Bemowo, Poland	52.25	20.91
Hillsboro, OR	45.52	-122.99
Drobeta-Turnu Severin, Romania	44.63	22.65
Mormugao, India	15.39	73.81
Qianzhou, China	28.32	109.73
Artëm, Russia	43.36	132.19
Birigui, Brazil	-21.29	-50.34
Ukhta, Russia	63.57	53.68
Ferozepore, India	30.93	74.61
Inazawa, Japan	35.25	136.78
Laoag, Philippines	18.20	120.60
Şabrātah, Libya	32.79	12.49
Disūq, Egypt	31.13	30.65
Bethal, South Africa	-26.46	29.47
Pulong Santa Cruz, Philippines	14.27	121.08
Singkawang, Indonesia	0.91	108.98
Tuxtepec, Mexico	18.09	-96.13
Gondal, India	21.96	70.80
Torrevieja, Spain	37.98	-0.68
Ternate, Indonesia	0.79	127.38
Milton, ON	43.52	-79.88
Bontang, Indonesia	0.13	117.49
Delta, BC	49.14	-122.91
Pārsābād, Iran	39.65	47.92
Worcester, United Kingdom	52.19	-2.22
Las Cruces, NM	32.31	-106.78
‘Ibrī, Oman	23.23	56.52
Dera Ismail Khan, Pakistan	31.83	70.90
Salihorsk, Belarus	52.79	27.54
Székesfehérvár, Hungary	47.19	18.41
Assis, Brazil	-22.66	-50.41
Malambo, Colombia	10.86	-74.77
South Bend, IN	41.68	-86.25
Kansk, Russia	56.20	95.72
Argenteuil, France	48.95	2.25
Mustafakemalpaşa, Türkiye	40.04	28.41
Seoni, India	22.09	79.55
Dartmouth, NS	44.67	-63.58
Maladzyechna, Belarus	54.32	26.85
Jagādhri, India	30.17	77.30
Olomouc, Czechia	49.60	17.25
Witten, Germany	51.44	7.35
Miriālgūda, India	16.87	79.56
Barretos, Brazil	-20.56	-48.57
Medina Estates, Ghana	5.67	-0.16
Chakwal, Pakistan	32.93	72.85
Lower Hutt, New Zealand	-41.22	174.92
Colatina, Brazil	-19.54	-40.63
Gillingham, United Kingdom	51.39	0.55
Teófilo Otoni, Brazil	-17.86	-41.51
Tokuyama, Japan	34.05	131.82
Tonghae, South Korea	37.54	129.11
Vanadzor, Armenia	40.80	44.49
Tartu, Estonia	58.38	26.73
Mokopane, South Africa	-24.19	29.01
Salzgitter, Germany	52.16	10.42
Udgīr, India	18.39	77.12
Urdaneta, Philippines	15.98	120.57
Mezhdurechensk, Russia	53.69	88.06
Guaíba, Brazil	-30.11	-51.33
Jolo, Philippines	6.05	121.00
Qinzhou, China	21.97	108.63
Guarapari, Brazil	-20.67	-40.50
Coronel Fabriciano, Brazil	-19.52	-42.63
Elbasan, Albania	41.11	20.08
Vista, CA	33.20	-117.24
Navapolatsk, Belarus	55.53	28.60
Greeley, CO	40.42	-104.71
Davie, FL	26.06	-80.23
Funchal, Portugal	32.67	-16.93
Oum el Bouaghi, Algeria	35.88	7.11
Solikamsk, Russia	59.63	56.77
El Progreso, Honduras	15.40	-87.80
Jamālpur, India	25.31	86.49
Itaguaí, Brazil	-22.85	-43.78
Nandurbar, India	21.37	74.24
Abū Kabīr, Egypt	30.73	31.67
Glazov, Russia	58.14	52.66
Anyama, Côte d’Ivoire	5.49	-4.05
Kallithéa, Greece	37.95	23.70
Narita, Japan	35.78	140.32
Juan Díaz, Panama	9.05	-79.45
Bendigo, Australia	-36.76	144.28
Grogol, Indonesia	-7.60	110.82
Izumisano, Japan	34.42	135.32
Itārsi, India	22.61	77.76
Padangsidempuan, Indonesia	1.38	99.27
Qalyūb, Egypt	30.18	31.21
Vasco da Gama, India	15.40	73.82
San Angelo, TX	31.46	-100.44
Sakata, Japan	38.92	139.85
Kōnan, Japan	35.33	136.87
Chikushino-shi, Japan	33.50	130.52
Lianjiang, China	21.65	110.28
Linxi, China	39.71	118.45
Magangué, Colombia	9.24	-74.75
Tiébo, Senegal	14.63	-16.23
Ust’-Ilimsk, Russia	58.00	102.66
Renton, WA	47.48	-122.22
Zonguldak, Türkiye	41.45	31.79
Kūhdasht, Iran	33.53	47.61
Kalmunai, Sri Lanka	7.41	81.83
Phagwāra, India	31.22	75.77
Trier, Germany	49.76	6.64
Punta Cana, Dominican Republic	18.58	-68.40
Telde, Spain	27.99	-15.42
Rio das Ostras, Brazil	-22.53	-41.95
Zhangye, China	38.93	100.45
Kangding, China	30.00	101.96
M’Sila, Algeria	35.71	4.54
Airoli, India	19.15	73.00
P’yŏngsŏng, North Korea	39.25	125.87
Tagiura, Libya	32.88	13.35
Subotica, Serbia	46.10	19.67
Kamianets-Podilskyi, Ukraine	48.68	26.59
Roanoke, VA	37.27	-79.94
Kenosha, WI	42.58	-87.82
Salto, Uruguay	-31.38	-57.97
Tsuruoka, Japan	38.72	139.82
Chanthaburi, Thailand	12.61	102.10
Dongsheng, China	39.82	109.98
Clinton Township, MI	42.59	-82.92
Amreli, India	21.60	71.21
Shikohābād, India	27.11	78.59
Columbia, MD	39.24	-76.84
Zelenodolsk, Russia	55.84	48.52
Dhahran, Saudi Arabia	26.29	50.11
Manbij, Syria	36.53	37.95
Itabira, Brazil	-19.62	-43.23
Grudziądz, Poland	53.48	18.75
Messaad, Algeria	34.15	3.50
Novoshakhtinsk, Russia	47.76	39.93
Ikeda, Japan	34.82	135.43
Erie, PA	42.13	-80.09
Kāsganj, India	27.81	78.65
Akhmīm, Egypt	26.56	31.75
Meihekou, China	42.53	125.68
Votorantim, Brazil	-23.55	-47.44
Al Maţarīyah, Egypt	31.18	32.03
Koutiala, Mali	12.39	-5.46
Acharnés, Greece	38.08	23.73
Thunder Bay, ON	48.38	-89.25
Saint-Paul, Réunion	-21.01	55.27
Sehore, India	23.20	77.08
Burao, Somalia	9.52	45.53
Bam, Iran	29.11	58.36
Manavgat, Türkiye	36.79	31.44
Sertãozinho, Brazil	-21.14	-47.99
St. John's, NL	47.56	-52.71
Kwekwe, Zimbabwe	-18.93	29.81
Worthing, United Kingdom	50.82	-0.38
Rānībennur, India	14.62	75.63
Bhola, Bangladesh	22.69	90.64
Talara, Peru	-4.58	-81.27
Bolzano, Italy	46.49	11.34
Portsmouth Heights, VA	36.82	-76.37
Jagtiāl, India	18.79	78.92
Apatzingán, Mexico	19.09	-102.36
Santana de Parnaíba, Brazil	-23.44	-46.92
Richmond Hill, NY	40.70	-73.83
Xingcheng, China	40.62	120.72
Lishui, China	28.46	119.91
Bagé, Brazil	-31.33	-54.11
Giresun, Türkiye	40.92	38.39
Barika, Algeria	35.39	5.37
Sarapul, Russia	56.48	53.80
Lahti, Finland	60.98	25.66
Zwickau, Germany	50.73	12.49
Kontagora, Nigeria	10.40	5.47
Passos, Brazil	-20.72	-46.61
Bukittinggi, Indonesia	-0.31	100.37
Kaiserslautern, Germany	49.44	7.77
Alief, TX	29.71	-95.60
Thimphu, Bhutan	27.47	89.64
Bocaue, Philippines	14.80	120.93
Bhadrakh, India	21.05	86.52
Votkinsk, Russia	57.05	53.99
Spring Hill, FL	28.48	-82.53
Słupsk, Poland	54.46	17.03
Renqiu, China	38.70	116.09
Būndi, India	25.44	75.64
Cárdenas, Cuba	23.04	-81.21
Bridgetown, Barbados	13.11	-59.62
Albany, NY	42.65	-73.76
Compton, CA	33.90	-118.22
Barakaldo, Spain	43.30	-2.99
Serov, Russia	59.60	60.58
Habboûch, Lebanon	33.41	35.48
Xinshi, China	31.05	113.14
Salto, Brazil	-23.20	-47.29
Akbarābād, Iran	29.25	52.78
Andria, Italy	41.23	16.30
Tuscaloosa, AL	33.21	-87.57
League City, TX	29.51	-95.09
Flint, MI	43.01	-83.69
Xinyi, China	22.37	110.95
Al Qaţīf, Saudi Arabia	26.57	50.01
Ooty, India	11.41	76.70
Guelmim, Morocco	28.99	-10.06
Lagos de Moreno, Mexico	21.36	-101.94
Chengzihe, China	45.33	131.07
Thayetmyo, Myanmar (Burma)	19.32	95.18
Xishan, China	27.67	113.50
Allen, TX	33.10	-96.67
Balashov, Russia	51.55	43.17
Dukuhturi, Indonesia	-6.90	109.08
Fasā, Iran	28.94	53.65
Mughal Sarāi, India	25.28	83.12
Lida, Belarus	53.88	25.30
Dar‘ā, Syria	32.62	36.10
Shāmli, India	29.45	77.31
Ballarat, Australia	-37.57	143.85
Iserlohn, Germany	51.38	7.70
Zheleznogorsk, Russia	52.33	35.37
Ubá, Brazil	-21.12	-42.94
Ourinhos, Brazil	-22.98	-49.87
Hyesan-dong, North Korea	41.40	128.19
Temixco, Mexico	18.85	-99.23
Liberec, Czechia	50.77	15.06
Udine, Italy	46.07	13.24
Ciudad Guzmán, Mexico	19.70	-103.46
Asan, South Korea	36.78	127.00
Ariana, Tunisia	36.86	10.19
Hechuan, China	29.99	106.26
Hinganghāt, India	20.55	78.84
Rochdale, United Kingdom	53.62	-2.16
Comitán, Mexico	16.25	-92.14
Trindade, Brazil	-16.65	-49.49
Arapongas, Brazil	-23.42	-51.42
Jérémie, Haiti	18.65	-74.12
Mbarara, Uganda	-0.60	30.65
Karabük, Türkiye	41.20	32.63
Xinyu, China	27.80	114.93
Tarakan, Indonesia	3.31	117.59
Waterloo, ON	43.47	-80.52
Siracusa, Italy	37.08	15.29
Al Muharraq, Bahrain	26.26	50.61
Mabopane, South Africa	-25.50	28.10
Pyinmana, Myanmar (Burma)	19.74	96.21
Villupuram, India	11.94	79.49
Isahaya, Japan	32.84	130.04
Amalner, India	21.04	75.06
Kuje, Nigeria	8.88	7.23
Swabi, Pakistan	34.12	72.47
Turkestan, Kazakhstan	43.30	68.25
Deventer, Netherlands	52.26	6.16
Villa Alemana, Chile	-33.04	-71.37
Mobara, Japan	35.43	140.30
Ise, Japan	34.48	136.70
Pattaya, Thailand	12.93	100.88
Bagalkot, India	16.19	75.70
Lodhran, Pakistan	29.53	71.63
Tellicherry, India	11.75	75.49
Zhukovskiy, Russia	55.60	38.12
Narasaraopet, India	16.23	80.05
Kameoka, Japan	35.00	135.58
Târgu Jiu, Romania	45.05	23.28
Chinautla, Guatemala	14.70	-90.50
Mission Viejo, CA	33.60	-117.67
Terni, Italy	42.56	12.64
Fangshan, China	39.69	116.00
Magway, Myanmar (Burma)	20.15	94.93
Nāgaur, India	27.20	73.73
Vacaville, CA	38.36	-121.99
Yasuj, Iran	30.67	51.59
Villa Mercedes, Argentina	-33.68	-65.46
Wabu, South Korea	37.59	127.22
Ventura, CA	34.28	-119.29
Nowshera Cantonment, Pakistan	34.00	72.00
Bunia, Congo - Kinshasa	1.56	30.25
Nawāda, India	24.89	85.54
Highlands Ranch, CO	39.55	-104.97
Lugo, Spain	43.01	-7.56
Sakado, Japan	35.96	139.39
Lawton, OK	34.61	-98.39
Azimpur, Bangladesh	23.73	90.39
Schwerin, Germany	53.63	11.41
Bolu, Türkiye	40.74	31.61
Mtwara, Tanzania	-10.27	40.18
Beaverton, OR	45.49	-122.80
Araguari, Brazil	-18.65	-48.19
Jaworzno, Poland	50.21	19.27
Yên Bái, Vietnam	21.72	104.91
Corumbá, Brazil	-19.01	-57.65
Estelí, Nicaragua	13.09	-86.35
South Gate, CA	33.95	-118.21
Jahānābād, India	25.21	84.99
Chālisgaon, India	20.46	75.02
Sliven, Bulgaria	42.69	26.33
San Fernando, Spain	36.48	-6.20
Jounieh, Lebanon	33.98	35.62
Ceyhan, Türkiye	37.02	35.82
Solihull, United Kingdom	52.41	-1.78
Koforidua, Ghana	6.09	-0.26
Portsmouth, VA	36.84	-76.30
Muroran, Japan	42.32	140.99
Girona, Spain	41.98	2.82
Gütersloh, Germany	51.91	8.38
Kāshmar, Iran	35.24	58.47
Limpio, Paraguay	-25.17	-57.49
Saint-Denis, France	48.94	2.35
Khōst, Afghanistan	33.34	69.92
Buxar, India	25.58	83.98
Dschang, Cameroon	5.44	10.05
Sparks, NV	39.53	-119.75
Erechim, Brazil	-27.63	-52.28
České Budějovice, Czechia	48.97	14.47
General Trias, Philippines	14.39	120.88
Yola, Nigeria	9.21	12.48
Japekrom, Ghana	7.58	-2.79
Ramenskoye, Russia	55.57	38.23
Aurangābād, India	24.75	84.37
Sungai Penuh, Indonesia	-2.06	101.39
Sāhibganj, India	25.24	87.63
Lubu, China	23.17	112.28
Jastrzębie Zdrój, Poland	49.96	18.57
Los Baños, Philippines	14.17	121.24
Roubaix, France	50.69	3.17
Pandharpur, India	17.68	75.33
Jinsha, China	32.09	121.07
Ciudad Río Bravo, Mexico	25.99	-98.09
Hurghada, Egypt	27.26	33.81
Hindaun, India	26.73	77.04
Yicheng, China	31.36	119.82
Ducheng, China	23.24	111.53
Bumba, Congo - Kinshasa	2.19	22.47
Mingelchaur, Azerbaijan	40.76	47.06
Shenjiamen, China	29.96	122.30
San Carlos de Bariloche, Argentina	-41.15	-71.31
Charsadda, Pakistan	34.15	71.74
Brockton, MA	42.08	-71.02
Magadan, Russia	59.56	150.80
Boli, China	45.75	130.57
Xiaoshan, China	30.17	120.26
Enshi, China	30.30	109.48
Hradec Králové, Czechia	50.21	15.83
Royal Leamington Spa, United Kingdom	52.29	-1.52
Maribor, Slovenia	46.55	15.65
Dearborn, MI	42.32	-83.18
Federal Way, WA	47.32	-122.31
Japeri, Brazil	-22.64	-43.65
Lee's Summit, MO	38.91	-94.38
Santiago de Compostela, Spain	42.88	-8.55
Delft, Netherlands	52.01	4.36
Zaxo, Iraq	37.15	42.69
Ushirombo, Tanzania	-3.49	31.96
Aqaba, Jordan	29.53	35.01
Frederiksberg, Denmark	55.68	12.53
Kutloanong, South Africa	-27.83	26.75
Biu, Nigeria	10.61	12.19
Olupona, Nigeria	7.60	4.18
Romford, United Kingdom	51.58	0.19
Vostochnoe Degunino, Russia	55.88	37.56
Khargone, India	21.82	75.61
New Bedford, MA	41.64	-70.93
Ōnojō, Japan	33.54	130.48
Spokane Valley, WA	47.67	-117.24
Kanuma, Japan	36.55	139.73
As Salamīyah, Syria	35.01	37.05
Parli Vaijnāth, India	18.85	76.53
Alkmaar, Netherlands	52.63	4.75
Iriga City, Philippines	13.43	123.41
Dobrich, Bulgaria	43.57	27.83
Kishanganj, India	26.10	87.96
Wuchang, China	44.91	127.15
Bath, United Kingdom	51.38	-2.36
Leskovac, Serbia	43.00	21.95
Vespasiano, Brazil	-19.69	-43.92
Prešov, Slovakia	49.00	21.23
Terrebonne, QC	45.70	-73.65
Fordham, NY	40.86	-73.90
Campo Largo, Brazil	-25.46	-49.53
Nemby, Paraguay	-25.39	-57.54
Dogonbadan, Iran	30.36	50.80
Livonia, MI	42.37	-83.35
Mainpuri, India	27.23	79.03
Facatativá, Colombia	4.81	-74.35
Khāmgaon, India	20.71	76.57
Kāzerūn, Iran	29.62	51.65
Roswell, GA	34.02	-84.36
Yonezawa, Japan	37.91	140.12
Yongchuan, China	29.35	105.89
Orem, UT	40.30	-111.69
Harlow, United Kingdom	51.78	0.11
Ahar, Iran	38.48	47.07
Kırşehir, Türkiye	39.15	34.16
Ximeicun, China	24.99	118.39
Stellenbosch, South Africa	-33.93	18.87
Negapatam, India	10.76	79.84
Novyy Urengoy, Russia	66.08	76.63
Yilan, Taiwan	24.76	121.75
Gjakovë, Kosovo	42.38	20.43
Yuma, AZ	32.73	-114.62
Yishui, China	35.78	118.63
Ústí nad Labem, Czechia	50.66	14.03
Sông Cầu, Vietnam	13.46	109.22
Chilakalūrupet, India	16.09	80.17
Cacém, Portugal	38.77	-9.30
Gudiyatham, India	12.95	78.87
Berrechid, Morocco	33.27	-7.59
Lawrence, KS	38.97	-95.24
Makrāna, India	27.04	74.72
Jalalpur Jattan, Pakistan	32.64	74.21
Kitakami, Japan	39.28	141.12
Novoural’sk, Russia	57.24	60.08
The Woodlands, TX	30.16	-95.49
Jönköping, Sweden	57.78	14.16
West Albany, NY	42.68	-73.78
Carora, Venezuela	10.17	-70.08
Janakpur, Nepal	26.73	85.93
Norrköping, Sweden	58.59	16.18
Valera, Venezuela	9.32	-70.60
Heyuan, China	23.73	114.68
Yakima, WA	46.60	-120.51
Baijiantan, China	45.69	85.14
Zhengjiatun, China	43.51	123.51
Bānswāra, India	23.54	74.44
García, Mexico	25.81	-100.60
Forlì, Italy	44.22	12.04
Quincy, MA	42.25	-71.00
Kombolcha, Ethiopia	11.08	39.74
Tatuí, Brazil	-23.36	-47.86
Yala, Thailand	6.54	101.28
Dipolog, Philippines	8.57	123.33
Baraut, India	29.10	77.26
Closepet, India	12.72	77.28
Behshahr, Iran	36.69	53.55
Michurinsk, Russia	52.90	40.49
Việt Trì, Vietnam	21.32	105.40
Trelew, Argentina	-43.25	-65.31
Düren, Germany	50.80	6.49
Ghardaïa, Algeria	32.49	3.67
Sumber, Indonesia	-6.76	108.48
Flatbush, NY	40.65	-73.96
Dalai, China	45.50	124.30
Novara, Italy	45.45	8.62
Hesperia, CA	34.43	-117.30
Lere, Nigeria	10.39	8.57
Carson, CA	33.83	-118.28
Barletta, Italy	41.31	16.28
Polatlı, Türkiye	39.58	32.14
Boca Raton, FL	26.36	-80.08
Piacenza, Italy	45.05	9.69
Santa Monica, CA	34.02	-118.49
Ochota, Poland	52.22	20.99
Praga Północ, Poland	52.25	21.03
Kalyani, India	22.98	88.48
Changping, China	40.22	116.23
Cáceres, Spain	39.48	-6.37
Galle, Sri Lanka	6.05	80.21
Stilfontein, South Africa	-26.84	26.77
Heerlen, Netherlands	50.88	5.98
Ozamiz City, Philippines	8.15	123.84
Jinja, Uganda	0.44	33.20
Nouméa, New Caledonia	-22.27	166.45
Tādpatri, India	14.91	78.01
Wonosobo, Indonesia	-7.36	109.90
Kineshma, Russia	57.44	42.13
Bafra, Türkiye	41.57	35.91
Chitose, Japan	42.82	141.65
Coronel, Chile	-37.03	-73.14
Wukari, Nigeria	7.87	9.78
Krasnogorsk, Russia	55.82	37.33
San Marcos, CA	33.14	-117.17
Leuven, Belgium	50.88	4.70
Pushkin, Russia	59.71	30.40
Moa, Cuba	20.66	-74.95
Lianzhou, China	24.78	112.37
Ferrara, Italy	44.84	11.62
Rize, Türkiye	41.02	40.52
Beni Mered, Algeria	36.52	2.86
Igbo-Ora, Nigeria	7.43	3.29
Nuneaton, United Kingdom	52.52	-1.47
Foumban, Cameroon	5.73	10.90
Zefta, Egypt	30.71	31.24
Kapūrthala, India	31.38	75.38
Kaizuka, Japan	34.45	135.35
High Peak, United Kingdom	53.37	-1.85
Palimanan, Indonesia	-6.71	108.42
Patos, Brazil	-7.02	-37.28
Plantation, FL	26.13	-80.23
Ségou, Mali	13.43	-6.22
Semenyih, Malaysia	2.95	101.84
Tulcea, Romania	45.18	28.81
Maizuru, Japan	35.45	135.33
Lynn, MA	42.47	-70.95
Villa María, Argentina	-32.41	-63.24
Ratchaburi, Thailand	13.54	99.82
Pamekasan, Indonesia	-7.16	113.47
Riohacha, Colombia	11.54	-72.91
Venlo, Netherlands	51.37	6.17
Esslingen, Germany	48.74	9.30
Errachidia, Morocco	31.93	-4.43
Darlington, United Kingdom	54.52	-1.55
Pandeglang, Indonesia	-6.31	106.11
Miami Beach, FL	25.79	-80.13
Dhangaḍhi̇̄, Nepal	28.70	80.59
Dongcun, China	36.78	121.16
Dīsa, India	24.26	72.18
Arden-Arcade, CA	38.60	-121.38
Pariaman, Indonesia	-0.62	100.12
Kudus, Indonesia	-6.80	110.84
Kimitsu, Japan	35.35	139.87
Ereğli, Türkiye	37.51	34.05
Westminster, CA	33.76	-118.01
Kohima, India	25.67	94.11
Longmont, CO	40.17	-105.10
Delmas, South Africa	-26.15	28.68
Duitama, Colombia	5.82	-73.03
Ağrı, Türkiye	39.72	43.05
Danjiangkou, China	32.54	111.51
Tepatitlán de Morelos, Mexico	20.82	-102.76
Betūl, India	21.90	77.90
Erciş, Türkiye	39.03	43.36
Winterthur, Switzerland	47.51	8.72
Kāraikkudi, India	10.07	78.77
Lorca, Spain	37.67	-1.70
Bugul’ma, Russia	54.54	52.80
Sassari, Italy	40.73	8.56
Kilosa, Tanzania	-6.83	36.98
Caringin, Indonesia	-6.71	106.82
Santa Barbara, CA	34.42	-119.70
Calumpit, Philippines	14.92	120.77
Nakhon Sawan, Thailand	15.70	100.14
Ginowan, Japan	26.26	127.76
Konotop, Ukraine	51.24	33.20
Zhongshu, China	24.52	103.77
Butwāl, Nepal	27.70	83.45
Timóteo, Brazil	-19.58	-42.65
Southport, United Kingdom	53.65	-3.01
Huazhou, China	21.63	110.58
Marīvān, Iran	35.52	46.18
Kalamariá, Greece	40.58	22.95
Ratingen, Germany	51.30	6.85
Redding, CA	40.59	-122.39
Tourcoing, France	50.72	3.16
Cárdenas, Mexico	18.00	-93.38
Grahamstown, South Africa	-33.30	26.53
Longquan, China	24.67	102.16
Phan Rang-Tháp Chàm, Vietnam	11.56	108.99
Yatou, China	37.16	122.44
Leeuwarden, Netherlands	53.20	5.81
Lingyuan, China	41.24	119.40
Marl, Germany	51.66	7.09
Macon, GA	32.84	-83.63
Mons, Belgium	50.45	3.95
Kostyantynivka, Ukraine	48.53	37.71
Balāngīr, India	20.70	83.49
Zipaquirá, Colombia	5.02	-74.00
Muriaé, Brazil	-21.13	-42.37
Duyun, China	26.27	107.52
Cambé, Brazil	-23.28	-51.28
Pingdu, China	36.78	119.95
Bayeux, Brazil	-7.13	-34.93
Kasama, Zambia	-10.21	31.18
Alīgūdarz, Iran	33.40	49.69
Niğde, Türkiye	37.97	34.68
Lünen, Germany	51.62	7.53
Thủ Dầu Một, Vietnam	10.98	106.65
Onomichi, Japan	34.42	133.20
Gaoyou, China	32.79	119.44
Lüleburgaz, Türkiye	41.40	27.36
Myitkyina, Myanmar (Burma)	25.38	97.40
Yulinshi, China	38.29	109.74
Chauk, Myanmar (Burma)	20.90	94.82
Bento Gonçalves, Brazil	-29.17	-51.52
Caraguatatuba, Brazil	-23.62	-45.41
Mogok, Myanmar (Burma)	22.92	96.51
Namyangju, South Korea	37.64	127.21
‘Amrān, Yemen	15.66	43.94
Meridian, ID	43.61	-116.39
Drammen, Norway	59.74	10.20
San Leandro, CA	37.72	-122.16
Kishorganj, Bangladesh	24.44	90.78
Montreuil, France	48.86	2.44
Emure-Ekiti, Nigeria	7.44	5.46
Hanting, China	36.77	119.21
Datia, India	25.67	78.46
Klagenfurt am Wörthersee, Austria	46.62	14.31
Baise City, China	23.90	106.61
Greenville, NC	35.61	-77.37
Tongren, China	27.72	109.19
Ţahţā, Egypt	26.77	31.50
Körfez, Türkiye	40.77	29.78
Chester, United Kingdom	53.19	-2.89
Kuznetsk, Russia	53.12	46.60
Samālūţ, Egypt	28.31	30.71
Xihe, China	31.69	113.47
Itanhaém, Brazil	-24.18	-46.79
Valparai, India	10.33	76.95
Chico, CA	39.73	-121.84
Kovilpatti, India	9.17	77.87
Vaniyambadi, India	12.68	78.62
Coslada, Spain	40.42	-3.56
Duobao, China	30.67	112.69
Kirovo-Chepetsk, Russia	58.55	50.04
Berdsk, Russia	54.76	83.10
Stevenage, United Kingdom	51.90	-0.20
Harar, Ethiopia	9.31	42.12
Warmbaths, South Africa	-24.88	28.28
Reconquista, Argentina	-29.15	-59.65
Bhandāra, India	21.17	79.65
Huddinge, Sweden	59.24	17.98
Sishui, China	35.65	117.28
Ajax, ON	43.85	-79.03
Marudi, Malaysia	4.18	114.32
Edmond, OK	35.65	-97.48
Luimneach, Ireland	52.66	-8.62
Wembley, United Kingdom	51.55	-0.30
Krasnyy Luch, Ukraine	48.14	38.94
Kanata, ON	45.30	-75.92
Gantang, China	27.44	111.97
Roha, India	18.44	73.12
Alvand, Iran	36.19	50.06
Fort-de-France, Martinique	14.60	-61.07
Ancona, Italy	43.59	13.50
Isieke, Nigeria	6.38	8.04
Francistown, Botswana	-21.17	27.51
Huaidian, China	33.43	115.03
Ōmura, Japan	32.92	129.95
Nampa, ID	43.54	-116.56
Muktsar, India	30.47	74.52
Point Pedro, Sri Lanka	9.82	80.23
Avignon, France	43.95	4.81
Gatchina, Russia	59.58	30.13
Grays, United Kingdom	51.48	0.33
Tsuyama, Japan	35.05	134.00
Santana do Livramento, Brazil	-30.89	-55.53
Yaritagua, Venezuela	10.08	-69.12
Yiwu, China	29.32	120.08
Nyaunglebin, Myanmar (Burma)	17.95	96.72
Jinjiang, China	24.82	118.57
Butare, Rwanda	-2.60	29.74
Mianwali, Pakistan	32.58	71.53
Vlorë, Albania	40.47	19.48
Luckeesarai, India	25.18	86.09
Almirante Tamandaré, Brazil	-25.32	-49.31
Bārmer, India	25.75	71.39
Murādnagar, India	28.78	77.50
Tartouss, Syria	34.89	35.89
Fujin, China	47.26	132.03
Granada, Nicaragua	11.93	-85.96
Níkaia, Greece	37.97	23.65
Tinsukia, India	27.49	95.36
Şaḩam, Oman	24.17	56.89
Białołeka, Poland	52.32	20.97
Marseille 13, France	43.32	5.41
Huaicheng, China	23.92	112.18
Shahdol, India	23.29	81.36
Izumo, Japan	35.37	132.77
Kwangyang, South Korea	34.98	127.59
Miragoâne, Haiti	18.45	-73.09
Manjeri, India	11.12	76.12
Port Dickson, Malaysia	2.54	101.81
Hongseong, South Korea	36.60	126.67
Mahobā, India	25.29	79.88
Sumbawanga, Tanzania	-7.97	31.62
Mudon, Myanmar (Burma)	16.26	97.72
Lucheng, China	31.23	117.28
Hede, China	33.77	120.26
Kuopio, Finland	62.89	27.68
Valle de La Pascua, Venezuela	9.22	-66.01
Phuket, Thailand	7.89	98.40
Harrogate, United Kingdom	53.99	-1.54
Sokcho, South Korea	38.21	128.59
Banjar, Indonesia	-8.19	114.97
Bibir Hat, Bangladesh	22.68	91.79
Nusaybin, Türkiye	37.07	41.21
Lhokseumawe, Indonesia	5.18	97.15
Cicurug, Indonesia	-6.78	106.78
Lengshuitan, China	26.41	111.60
Kartasura, Indonesia	-7.55	110.74
Shwebo, Myanmar (Burma)	22.57	95.70
Salihli, Türkiye	38.48	28.15
Talavera de la Reina, Spain	39.96	-4.83
Hartlepool, United Kingdom	54.69	-1.21
Fusagasugá, Colombia	4.34	-74.36
Mangaldan, Philippines	16.07	120.40
Newton, MA	42.34	-71.21
Toms River, NJ	39.95	-74.20
Crato, Brazil	-7.23	-39.41
Zárate, Argentina	-34.10	-59.03
Fall River, MA	41.70	-71.16
Habiganj, Bangladesh	24.38	91.41
Modi‘in Makkabbim Re‘ut, Israel	31.89	35.02
Pardubice, Czechia	50.04	15.78
Wangqing, China	43.32	129.76
Rafaela, Argentina	-31.25	-61.49
Carmel, IN	39.98	-86.12
Contai, India	21.78	87.75
Hanau am Main, Germany	50.13	8.91
Valinhos, Brazil	-22.97	-47.00
Montero, Bolivia	-17.34	-63.25
Sangrūr, India	30.25	75.84
Chosica, Peru	-11.94	-76.71
Ashiya, Japan	34.73	135.30
Chaman, Pakistan	30.92	66.45
Alaghsas, Niger	17.02	8.02
Asheville, NC	35.60	-82.55
Iwata, Japan	34.70	137.85
Brovary, Ukraine	50.52	30.81
Kōnosu, Japan	36.07	139.52
La Spezia, Italy	44.10	9.82
Norwalk, CT	41.12	-73.41
Waukegan, IL	42.36	-87.84
Deltona, FL	28.90	-81.26
Kandhkot, Pakistan	28.25	69.18
Hawthorne, CA	33.92	-118.35
Târgovişte, Romania	44.93	25.46
Al Bahah, Saudi Arabia	20.01	41.47
São Lourenço da Mata, Brazil	-8.00	-35.02
Nova Lima, Brazil	-19.99	-43.85
Mahendranagar, Nepal	28.96	80.18
Klangenan, Indonesia	-6.71	108.44
Pakse, Laos	15.12	105.80
Ciénaga, Colombia	11.01	-74.25
Brusque, Brazil	-27.10	-48.91
Ifo, Nigeria	6.81	3.20
Shkodër, Albania	42.07	19.51
Pollachi, India	10.66	77.01
Fort Smith, AR	35.39	-94.40
Deoband, India	29.70	77.68
Suffolk, VA	36.73	-76.58
Sugar Land, TX	29.62	-95.63
Osijek, Croatia	45.55	18.69
Nabari, Japan	34.62	136.08
Livermore, CA	37.68	-121.77
Kozan, Türkiye	37.46	35.82
Neyyāttinkara, India	8.40	77.09
Tāndā, India	26.55	82.66
Hasilpur, Pakistan	29.69	72.55
Sarov, Russia	54.94	43.32
Koidu, Sierra Leone	8.64	-10.97
Arayat, Philippines	15.15	120.77
Nashua, NH	42.77	-71.47
Yingchuan, China	34.16	113.46
Qorveh, Iran	35.17	47.81
Cholula, Mexico	19.06	-98.30
Yozgat, Türkiye	39.82	34.80
Ath Thawrah, Syria	35.84	38.55
Reading, PA	40.34	-75.93
Ébolowa, Cameroon	2.90	11.15
Saint John, NB	45.27	-66.06
Pickering, ON	43.90	-79.13
Surigao, Philippines	9.79	125.50
Balkanabat, Turkmenistan	39.51	54.37
Yeysk, Russia	46.71	38.27
Çanakkale, Türkiye	40.16	26.41
Brantford, ON	43.13	-80.27
San Juan de los Morros, Venezuela	9.91	-67.35
Hanchuan, China	30.65	113.77
Majalengka, Indonesia	-6.84	108.23
Buzuluk, Russia	52.78	52.26
El Puerto de Santa María, Spain	36.59	-6.23
Concord, NC	35.41	-80.58
Makeni, Sierra Leone	8.89	-12.04
Velbert, Germany	51.34	7.04
Barra do Piraí, Brazil	-22.47	-43.83
Kadugli, Sudan	11.01	29.72
Uman, Ukraine	48.75	30.22
Qiongshan, China	20.01	110.35
Pergamino, Argentina	-33.89	-60.57
Gitarama, Rwanda	-2.07	29.76
Ludwigsburg, Germany	48.90	9.19
Xiangxiang, China	27.73	112.53
Deqing, China	30.54	119.96
Indio, CA	33.72	-116.22
Rio Rancho, NM	35.23	-106.66
Enchanted Hills, NM	35.34	-106.59
Bārān, India	25.10	76.52
Sandy, UT	40.59	-111.88
Patnos, Türkiye	39.22	42.86
Whittier, CA	33.98	-118.03
Yanjiang, China	30.12	104.65
Canarsie, NY	40.64	-73.90
Arifwala, Pakistan	30.29	73.07
Koudougou, Burkina Faso	12.25	-2.36
Jelenia Góra, Poland	50.90	15.73
Quillacollo, Bolivia	-17.39	-66.28
Glyfáda, Greece	37.86	23.76
Shumen, Bulgaria	43.27	26.92
Igede-Ekiti, Nigeria	7.67	5.13
Kirkland, WA	47.68	-122.21
Mishan, China	45.55	131.88
Lund, Sweden	55.71	13.19
Alegrete, Brazil	-29.78	-55.79
Nenjiang, China	49.17	125.22
Angono, Philippines	14.53	121.15
Caieiras, Brazil	-23.36	-46.74
Menifee, CA	33.73	-117.15
Dhamtari, India	20.71	81.55
Newport Beach, CA	33.62	-117.93
Tiruchengode, India	11.38	77.89
Porlamar, Venezuela	10.96	-63.87
Tracy, CA	37.74	-121.43
Ad Douiem, Sudan	14.00	32.31
Citrus Heights, CA	38.71	-121.28
Malanje, Angola	-9.54	16.34
La Victoria, Venezuela	10.23	-67.33
Bend, OR	44.06	-121.32
Chīrāla, India	15.82	80.35
Saatlı, Azerbaijan	39.93	48.37
Gao, Mali	16.27	-0.04
Gubkin, Russia	51.28	37.55
Lokossa, Benin	6.64	1.72
Effium, Nigeria	6.63	8.06
Jharia, India	23.74	86.41
Hacienda Santa Fe, Mexico	20.52	-103.38
Huaraz, Peru	-9.53	-77.53
Akot, India	21.10	77.06
Mianke Mor, Pakistan	31.20	73.95
Ban Mai, Thailand	7.20	100.55
Louis Trichardt, South Africa	-23.04	29.90
Canton, MI	42.31	-83.48
Rājpura, India	30.48	76.59
Madgaon, India	15.28	73.96
Caguas, Puerto Rico	18.23	-66.05
Lehigh Acres, FL	26.63	-81.62
Greenburgh, NY	41.03	-73.84
Shizilu, China	35.17	118.83
Asnières-sur-Seine, France	48.92	2.28
Batticaloa, Sri Lanka	7.71	81.69
Nanterre, France	48.89	2.21
Tumaco, Colombia	1.79	-78.79
Chaykovskiy, Russia	56.77	54.11
Yotsukaidō, Japan	35.65	140.17
Atlixco, Mexico	18.91	-98.44
Musanze, Rwanda	-1.50	29.63
Sardārshahr, India	28.44	74.49
Barra do Corda, Brazil	-5.51	-45.24
Mayiladuthurai, India	11.10	79.66
Būsh, Egypt	29.15	31.13
Bojonegoro, Indonesia	-7.15	111.88
Zhaogezhuang, China	39.77	118.41
Bitola, North Macedonia	41.03	21.33
Al Farwānīyah, Kuwait	29.28	47.96
Cornellà de Llobregat, Spain	41.35	2.08
Al Fujairah City, United Arab Emirates	25.12	56.34
Victorias, Philippines	10.90	123.07
Hamakita, Japan	34.80	137.78
Tulcán, Ecuador	0.81	-77.72
Idanre, Nigeria	7.11	5.12
Igarassu, Brazil	-7.83	-34.91
Apartadó, Colombia	7.88	-76.63
Bloomington, MN	44.84	-93.30
Tagbilaran City, Philippines	9.66	123.85
Puli, Taiwan	23.97	120.97
Germantown, MD	39.17	-77.27
Piedecuesta, Colombia	6.99	-73.05
Mbanza-Ngungu, Congo - Kinshasa	-5.26	14.86
Gyōda, Japan	36.14	139.46
Las Rozas de Madrid, Spain	40.49	-3.87
Clifton, NJ	40.86	-74.16
Nitra, Slovakia	48.31	18.08
Olavarría, Argentina	-36.89	-60.32
Qamdo, China	31.13	97.18
Hannō, Japan	35.85	139.32
Bekobod, Uzbekistan	40.22	69.27
Berdychiv, Ukraine	49.90	28.60
Kasihan, Indonesia	-7.83	110.33
Kāmthi, India	21.22	79.20
Kashiwazaki, Japan	37.37	138.55
Orihuela, Spain	38.08	-0.94
Nanfeng, China	23.73	111.80
Cannock, United Kingdom	52.69	-2.03
Duluth, MN	46.78	-92.11
Champaign, IL	40.12	-88.24
Zhangjiajie, China	29.13	110.48
Borāzjān, Iran	29.27	51.22
Sodo, Ethiopia	6.86	37.76
Volos, Greece	39.36	22.94
Potiskum, Nigeria	11.71	11.08
Novi Pazar, Serbia	43.14	20.51
Žilina, Slovakia	49.22	18.74
Chipata, Zambia	-13.63	32.65
Poitiers, France	46.58	0.34
Keffi, Nigeria	8.85	7.87
Usol’ye-Sibirskoye, Russia	52.75	103.65
Torre del Greco, Italy	40.79	14.37
Shashemenē, Ethiopia	7.20	38.60
Parādīp Garh, India	20.32	86.61
Flensburg, Germany	54.78	9.44
Ryūgasaki, Japan	35.90	140.18
Helong, China	42.54	129.00
Río Gallegos, Argentina	-51.62	-69.22
Paramagudi, India	9.55	78.59
Tecomán, Mexico	18.92	-103.88
San Antonio, Chile	-33.59	-71.61
Hemel Hempstead, United Kingdom	51.75	-0.45
Chino, CA	34.01	-117.69
Hailin, China	44.57	129.39
Alhambra, CA	34.10	-118.13
Osmanabad, India	18.18	76.04
Nanding, China	36.75	118.06
Attock City, Pakistan	33.77	72.36
Ogden, UT	41.22	-111.97
Shostka, Ukraine	51.86	33.47
Versailles, France	48.80	2.13
Guozhen, China	34.37	107.36
Khalifah A City, United Arab Emirates	24.43	54.60
Tārūt, Saudi Arabia	26.57	50.04
Aruppukkottai, India	9.51	78.10
Los Reyes Acaquilpan, Mexico	19.36	-98.98
Ḩawsh ‘Īsá, Egypt	30.91	30.29
Paulo Afonso, Brazil	-9.41	-38.21
Ituiutaba, Brazil	-18.97	-49.46
Al Marj, Libya	32.49	20.83
Redwood City, CA	37.49	-122.24
Dengzhou, China	37.81	120.76
Gharyan, Libya	32.17	13.02
Yegor’yevsk, Russia	55.38	39.03
Courbevoie, France	48.90	2.26
Bellingham, WA	48.76	-122.49
Qufu, China	35.60	116.99
Liepāja, Latvia	56.50	21.01
Iwamizawa, Japan	43.20	141.76
O'Fallon, MO	38.81	-90.70
Jyväskylä, Finland	62.24	25.72
Junín, Argentina	-34.58	-60.94
Montelíbano, Colombia	7.98	-75.42
Rukban, Jordan	33.31	38.70
Thakhèk, Laos	17.41	104.83
Gonaïves, Haiti	19.45	-72.69
Oued Zem, Morocco	32.86	-6.57
Nanaimo, BC	49.17	-123.94
Esteio, Brazil	-29.86	-51.18
Bāruni, India	25.48	85.97
Hoover, AL	33.41	-86.81
Créteil, France	48.79	2.47
Ílion, Greece	38.03	23.70
Mādārīpur, Bangladesh	23.17	90.21
Ciudad Mante, Mexico	22.74	-98.97
Hetauda, Nepal	27.43	85.03
Laojunmiao, China	39.83	97.73
Cottbus, Germany	51.76	14.33
Túxpam de Rodríguez Cano, Mexico	20.96	-97.41
Panabo, Philippines	7.31	125.68
Epe, Nigeria	6.58	3.98
Sarandi, Brazil	-23.44	-51.87
Aflou, Algeria	34.11	2.10
Gamboru, Nigeria	12.37	14.21
Tlaxcala, Mexico	19.32	-98.20
Akhisar, Türkiye	38.92	27.84
Danbury, CT	41.39	-73.45
Sumenep, Indonesia	-7.02	113.87
Guider, Cameroon	9.93	13.95
Katunayaka, Sri Lanka	7.17	79.89
Eisen, South Korea	36.82	128.63
Bijnor, India	29.37	78.14
Mariveles, Philippines	14.43	120.49
St Albans, United Kingdom	51.75	-0.33
Daxi, Taiwan	24.88	121.29
East Norwalk, CT	41.11	-73.40
Edinburg, TX	26.30	-98.16
Sunrise, FL	26.13	-80.11
Itaperuna, Brazil	-21.20	-41.89
Kadiyivka, Ukraine	48.57	38.64
Dundee, South Africa	-28.17	30.23
Wilhelmshaven, Germany	53.53	8.11
Zhoushan, China	29.99	122.20
Ambarawa, Indonesia	-7.26	110.40
Nowy Sącz, Poland	49.62	20.70
Ogaminana, Nigeria	7.59	6.22
Anakāpalle, India	17.69	83.00
Piet Retief, South Africa	-27.01	30.81
Dazhong, China	33.20	120.46
Heróica Zitácuaro, Mexico	19.44	-100.36
Redditch, United Kingdom	52.31	-1.95
Songkhla, Thailand	7.20	100.60
Trinidad, Bolivia	-14.83	-64.90
Phuthaditjhaba, South Africa	-28.52	28.82
Avilés, Spain	43.55	-5.92
Çerkezköy, Türkiye	41.29	28.00
Jinxiang, China	27.43	120.61
El Ejido, Spain	36.78	-2.81
Trenton, NJ	40.22	-74.74
Yurga, Russia	55.72	84.89
Curepipe, Mauritius	-20.32	57.53
Santa Fe, NM	35.69	-105.94
Al Fqih Ben Çalah, Morocco	32.50	-6.69
Bloomington, IN	39.17	-86.53
Foumbot, Cameroon	5.51	10.63
Feni, Bangladesh	23.01	91.40
Wanju, South Korea	35.85	127.15
Najībābād, India	29.61	78.34
Kakegawa, Japan	34.77	138.02
Binonga, Philippines	10.77	122.98
Dohad, India	22.83	74.26
Xiannü, China	32.43	119.56
Santana, Brazil	-0.06	-51.18
Cicero, IL	41.85	-87.75
Hemet, CA	33.75	-116.97
Rāmgarh, India	23.63	85.52
Gotenba, Japan	35.32	138.94
Ocotlán, Mexico	20.36	-102.77
El Khroub, Algeria	36.26	6.69
South Shields, United Kingdom	55.00	-1.43
Bethlehem, South Africa	-28.23	28.31
Derry, United Kingdom	55.00	-7.31
Munūf, Egypt	30.47	30.93
Hilversum, Netherlands	52.22	5.18
Lingdong, China	46.57	131.15
Gisenyi, Rwanda	-1.70	29.26
Nanzhang Chengguanzhen, China	31.78	111.83
Herzliya, Israel	32.17	34.83
NIA Valencia, Philippines	7.91	125.09
Ocaña, Colombia	8.24	-73.36
Ouidah, Benin	6.36	2.09
Ahwatukee Foothills, AZ	33.34	-111.98
Tübingen, Germany	48.52	9.05
Yangp'yŏng, South Korea	37.49	127.49
Ungsang, South Korea	35.41	129.17
Kāvali, India	14.92	79.99
Johns Creek, GA	34.03	-84.20
La Piedad, Mexico	20.34	-102.03
Yachimata, Japan	35.65	140.32
Mission, TX	26.22	-98.33
Mandurah, Australia	-32.53	115.72
Codó, Brazil	-4.46	-43.89
Troy, MI	42.61	-83.15
Marilao, Philippines	14.76	120.95
Buena Park, CA	33.87	-118.00
Xucheng, China	20.33	110.17
Ihiala, Nigeria	5.85	6.86
Umeå, Sweden	63.83	20.26
Katori-shi, Japan	35.90	140.50
Margahayukencana, Indonesia	-6.97	107.57
Galesong, Indonesia	-5.32	119.37
Guadalajara, Spain	40.63	-3.16
Madhyapur Thimi, Nepal	27.68	85.39
Hecun, China	36.53	114.11
Kamigyō-ku, Japan	35.03	135.76
Chervonohrad, Ukraine	50.39	24.24
Ningyang, China	35.76	116.79
Antsiranana, Madagascar	-12.32	49.29
Jinshi, China	29.60	111.87
Weston-super-Mare, United Kingdom	51.35	-2.98
Amasya, Türkiye	40.65	35.83
Sanjō, Japan	37.62	138.95
Palm Coast, FL	29.58	-81.21
Yuanping, China	38.72	112.76
Minden, Germany	52.29	8.91
Montego Bay, Jamaica	18.47	-77.92
Kraljevo, Serbia	43.73	20.69
Fayetteville, AR	36.06	-94.16
Sioux City, IA	42.50	-96.40
Yacuiba, Bolivia	-22.02	-63.68
Shīrvān, Iran	37.40	57.93
Havířov, Czechia	49.78	18.44
Chichawatni, Pakistan	30.53	72.69
Ash Shaţrah, Iraq	31.41	46.17
Sorsogon, Philippines	12.97	123.99
Pau, France	43.31	-0.36
Roquetas de Mar, Spain	36.76	-2.61
Palencia, Spain	42.01	-4.52
Pizhou, China	34.31	117.95
Halifax, United Kingdom	53.72	-1.85
Changqing, China	36.56	116.73
Araxá, Brazil	-19.59	-46.94
Sinhyeon, South Korea	34.88	128.63
Xindian, China	36.80	118.29
San Martín, Argentina	-33.08	-68.47
Jangipur, India	24.47	88.08
Chiguayante, Chile	-36.93	-73.03
Muş, Türkiye	38.73	41.48
Sano, Japan	36.32	139.58
Anzhero-Sudzhensk, Russia	56.08	86.03
Taourirt, Morocco	34.41	-2.90
Shache, China	38.42	77.24
Yima, China	34.74	111.88
Ashmūn, Egypt	30.30	30.98
Lake Forest, CA	33.65	-117.69
Pernik, Bulgaria	42.60	23.03
Redenção, Brazil	-8.03	-50.03
Dhār, India	22.59	75.30
Merced, CA	37.30	-120.48
Sant Boi de Llobregat, Spain	41.34	2.04
Pozuelo de Alarcón, Spain	40.43	-3.81
Bagamoyo, Tanzania	-6.44	38.90
Cukai, Malaysia	4.25	103.42
Shangzhi, China	45.21	127.97
Hānsi, India	29.10	75.96
Nangong, China	37.36	115.37
Chimaltenango, Guatemala	14.66	-90.82
Lüshun, China	38.80	121.27
Troitsk, Russia	54.10	61.58
Banská Bystrica, Slovakia	48.74	19.15
Mādabā, Jordan	31.72	35.79
Kanoya, Japan	31.38	130.85
Reef Al Fujairah City, United Arab Emirates	25.14	56.25
Nizip, Türkiye	37.01	37.79
Kilis, Türkiye	36.72	37.12
Colombes, France	48.92	2.25
Toledo, Spain	39.86	-4.02
Lākshām, Bangladesh	23.24	91.12
Longview, TX	32.50	-94.74
Polatsk, Belarus	55.49	28.79
Quzhou, China	28.96	118.87
Fatsa, Türkiye	41.03	37.50
Abomey, Benin	7.18	1.99
Tinaquillo, Venezuela	9.92	-68.30
Tochigi, Japan	36.38	139.73
Azov, Russia	47.11	39.42
Bryan, TX	30.67	-96.37
Ipoti, Nigeria	7.87	5.08
Marugame, Japan	34.28	133.78
Shiwan, China	23.00	113.08
Niagara Falls, ON	43.10	-79.07
Beckenham, United Kingdom	51.41	-0.03
Westland, MI	42.32	-83.40
Ishurdi, Bangladesh	24.13	89.07
Kasserine, Tunisia	35.17	8.84
Como, Italy	45.81	9.08
Tamworth, United Kingdom	52.63	-1.70
Phra Nakhon Si Ayutthaya, Thailand	14.35	100.58
Abreu e Lima, Brazil	-7.91	-34.90
David, Panama	8.43	-82.43
La Dorada, Colombia	5.45	-74.66
Bhakkar, Pakistan	31.63	71.06
Presidencia Roque Sáenz Peña, Argentina	-26.79	-60.44
Itajubá, Brazil	-22.43	-45.45
Qal‘at Bīshah, Saudi Arabia	20.00	42.61
Agboville, Côte d’Ivoire	5.93	-4.21
Villingen-Schwenningen, Germany	48.06	8.49
Kaspiysk, Russia	42.88	47.64
Luján, Argentina	-34.57	-59.10
Lucca, Italy	43.84	10.50
Tangping, China	22.03	111.94
Ar Rass, Saudi Arabia	25.87	43.50
Warwick, RI	41.70	-71.42
Mukacheve, Ukraine	48.44	22.72
Watampone, Indonesia	-4.54	120.33
Campana, Argentina	-34.16	-58.96
Lakewood, CA	33.85	-118.13
Salmās, Iran	38.20	44.77
Pontevedra, Spain	42.43	-8.64
Sokhumi, Georgia	43.01	40.99
Al Ḩasakah, Syria	36.50	40.75
Mungyeong, South Korea	36.59	128.20
Kadiri, India	14.11	78.16
Lavras, Brazil	-21.25	-45.00
Dhorāji, India	21.73	70.45
Kharian, Pakistan	32.82	73.89
Rāyachoti, India	14.06	78.75
Yudong, China	29.39	106.52
Balqash, Kazakhstan	46.85	75.00
Guaynabo, Puerto Rico	18.36	-66.11
Yashio, Japan	35.82	139.84
Farmington Hills, MI	42.49	-83.38
Khambhāt, India	22.32	72.62
Sarishābāri, Bangladesh	24.75	89.83
San Tan Valley, AZ	33.19	-111.53
Bistriţa, Romania	47.13	24.50
Mount Pleasant, SC	32.79	-79.86
Avaré, Brazil	-23.10	-48.93
Konstanz, Germany	47.66	9.18
Tatebayashi, Japan	36.25	139.53
Konin, Poland	52.22	18.25
Formosa, Brazil	-15.54	-47.33
Gafsa, Tunisia	34.42	8.78
Reşiţa, Romania	45.30	21.89
Leme, Brazil	-22.19	-47.39
Lalupon, Nigeria	7.47	4.07
Worms, Germany	49.63	8.36
Cranston, RI	41.78	-71.44
Ozersk, Russia	55.76	60.70
Yessentuki, Russia	44.04	42.86
Vitry-sur-Seine, France	48.79	2.40
Largo, FL	27.91	-82.79
Cizre, Türkiye	37.33	42.18
Naesŏ, South Korea	35.25	128.52
Nirmal, India	19.10	78.34
Quatre Bornes, Mauritius	-20.26	57.48
Emmiganūr, India	15.77	77.48
Zomba, Malawi	-15.39	35.32
Feicheng, China	35.26	117.97
Natitingou, Benin	10.30	1.38
Ravenna, Italy	44.41	12.20
Shanting, China	35.08	117.46
Jeypore, India	18.86	82.57
Hengelo, Netherlands	52.27	6.79
Shibata, Japan	37.95	139.33
Gamagōri, Japan	34.83	137.23
Rouissat, Algeria	31.92	5.35
Klin, Russia	56.33	36.73
Kfar Saba, Israel	32.17	34.91
Izumiōtsu, Japan	34.50	135.40
Getxo, Spain	43.36	-3.01
Kotkapura, India	30.58	74.83
Berkane, Morocco	34.92	-2.32
Toride, Japan	35.90	140.08
Lecce, Italy	40.35	18.17
South Suffolk, VA	36.72	-76.59
Bafang, Cameroon	5.16	10.18
Avondale, AZ	33.44	-112.35
Atakpamé, Togo	7.53	1.13
Aulnay-sous-Bois, France	48.94	2.49
Tustin, CA	33.75	-117.83
Berrouaghia, Algeria	36.14	2.91
Bingöl, Türkiye	38.88	40.49
Bakhmut, Ukraine	48.59	38.00
Bani Yas City, United Arab Emirates	24.31	54.63
Necochea, Argentina	-38.55	-58.74
Elbistan, Türkiye	38.21	37.20
Udhampur, India	32.92	75.14
Mountain View, CA	37.39	-122.08
Napa, CA	38.30	-122.29
Kairāna, India	29.40	77.21
Trento, Italy	46.07	11.12
Tahoua, Niger	14.89	5.27
Mihara, Japan	34.40	133.08
Zhuanghe, China	39.70	122.99
Bālāghāt, India	21.82	80.19
Bonāb, Iran	37.34	46.06
Loushanguan, China	28.14	106.82
Somerville, MA	42.39	-71.10
Baoying, China	33.23	119.31
Giugliano in Campania, Italy	40.93	14.20
Kedungwaru, Indonesia	-8.07	111.92
Yagoua, Cameroon	10.34	15.23
Lawrence, MA	42.71	-71.16
Dashiqiao, China	40.64	122.50
Mbalmayo, Cameroon	3.52	11.50
Panshi, China	42.94	126.06
Serpong, Indonesia	-6.32	106.66
As Salţ, Jordan	32.04	35.73
Namibe, Angola	-15.20	12.15
Piotrków Trybunalski, Poland	51.41	19.70
Melbourne, FL	28.08	-80.61
Yambol, Bulgaria	42.48	26.50
Meïganga, Cameroon	6.52	14.30
Vorkuta, Russia	67.50	64.05
Gandia, Spain	38.97	-0.18
Ushiku, Japan	35.97	140.13
Mānsa, India	29.99	75.40
Rikaze, China	29.25	88.88
Ra'anana, Israel	32.18	34.87
Shahre Jadide Andisheh, Iran	35.68	51.02
Cung Kiệm, Vietnam	21.19	106.16
Ughelli, Nigeria	5.49	6.00
Dorsten, Germany	51.66	6.97
Scunthorpe, United Kingdom	53.58	-0.65
Stockton-on-Tees, United Kingdom	54.57	-1.32
Parma, OH	41.40	-81.72
New Rochelle, NY	40.91	-73.78
Anantnag, India	33.73	75.15
Cruzeiro do Sul, Brazil	-7.63	-72.68
Lynchburg, VA	37.41	-79.14
Medford, OR	42.33	-122.88
La Goulette, Tunisia	36.82	10.31
Zrenjanin, Serbia	45.38	20.38
Deerfield Beach, FL	26.32	-80.10
Chichicastenango, Guatemala	14.94	-91.11
Sibolga, Indonesia	1.74	98.78
Haskovo, Bulgaria	41.93	25.56
Ciudad Lerdo, Mexico	25.54	-103.52
Taixing, China	32.17	120.01
Kāraikāl, India	10.92	79.83
Genteng, Indonesia	-8.37	114.15
Kidapawan, Philippines	7.01	125.09
Erdenet, Mongolia	49.03	104.08
Amstelveen, Netherlands	52.30	4.86
Bende, Nigeria	5.56	7.63
Kropotkin, Russia	45.44	40.58
Itumbiara, Brazil	-18.42	-49.22
Oke Mesi, Nigeria	7.82	4.92
Maricá, Brazil	-22.92	-42.82
Ar Rifā‘, Bahrain	26.13	50.55
Szombathely, Hungary	47.23	16.62
Kafanchan, Nigeria	9.58	8.29
Busto Arsizio, Italy	45.61	8.85
Pleasanton, CA	37.66	-121.87
Norzagaray, Philippines	14.91	121.05
Jharsuguda, India	21.86	84.01
Tangjiazhuang, China	39.74	118.45
Shadrinsk, Russia	56.09	63.63
Willowdale, ON	43.77	-79.40
Sidi Slimane, Morocco	34.26	-5.93
Huehuetenango, Guatemala	15.32	-91.47
Brājarājnagar, India	21.82	83.92
Drohobych, Ukraine	49.35	23.51
Lido di Ostia, Italy	41.73	12.28
Cesena, Italy	44.14	12.24
Lüdenscheid, Germany	51.22	7.63
Rustaq, Oman	23.39	57.42
Behbahān, Iran	30.60	50.24
Zarzis, Tunisia	33.50	11.11
Sant Cugat del Vallès, Spain	41.47	2.09
Kottagūdem, India	17.55	80.62
Nawābganj, India	26.93	81.20
Gedangan, Indonesia	-7.39	112.73
Shouguang, China	36.88	118.74
Ciudad Lázaro Cárdenas, Mexico	17.97	-102.22
Yanta, China	36.24	115.67
Kadoma, Zimbabwe	-18.33	29.92
Bwizibwera, Uganda	-0.59	30.63
Brooklyn Park, MN	45.09	-93.36
Gueckedou, Guinea	8.57	-10.13
Zhuangyuan, China	37.31	120.83
Ikom, Nigeria	5.97	8.71
Arakkonam, India	13.08	79.67
Wuyang, China	31.99	116.25
Gapan, Philippines	15.31	120.95
Kashihara, Japan	34.58	135.62
Xiongzhou, China	25.12	114.30
Ponorogo, Indonesia	-7.87	111.46
Agulu, Nigeria	6.10	7.06
Netrakona, Bangladesh	24.88	90.73
Ubatuba, Brazil	-23.43	-45.07
Goodyear, AZ	33.44	-112.36
Paoy Paet, Cambodia	13.66	102.56
Slatina, Romania	44.43	24.37
Wakefield, United Kingdom	53.68	-1.50
Catanzaro, Italy	38.88	16.60
Layyah, Pakistan	30.96	70.94
Cerro de Pasco, Peru	-10.67	-76.26
Kennewick, WA	46.21	-119.14
Marburg an der Lahn, Germany	50.81	8.77
Marseille 08, France	43.27	5.38
Tambacounda, Senegal	13.77	-13.67
Kŭlob, Tajikistan	37.91	69.78
Darnah, Libya	32.77	22.64
San Fernando de Apure, Venezuela	7.89	-67.47
Shitanjing, China	39.23	106.34
Zlín, Czechia	49.23	17.67
Chiang Rai, Thailand	19.91	99.83
Deurne, Belgium	51.22	4.47
Manfalūţ, Egypt	27.31	30.97
Sagaing, Myanmar (Burma)	21.88	95.98
Koch Bihār, India	26.33	89.45
Tumen, China	42.97	129.84
Três Lagoas, Brazil	-20.79	-51.70
Gualeguaychú, Argentina	-33.01	-58.52
Dod Ballāpur, India	13.29	77.54
Ceuta, Spain	35.89	-5.32
Mthatha, South Africa	-31.59	28.78
Dondo, Mozambique	-19.61	34.74
Mayagüez, Puerto Rico	18.20	-67.14
Vyborg, Russia	60.71	28.75
Alameda, CA	37.77	-122.26
Arona, Spain	28.10	-16.68
São João del Rei, Brazil	-21.14	-44.26
Bhadohi, India	25.40	82.57
Brindisi, Italy	40.63	17.94
Torrent, Spain	39.44	-0.47
Carlisle, United Kingdom	54.90	-2.94
Town 'n' Country, FL	28.01	-82.58
Bellflower, CA	33.88	-118.12
Kātoya, India	23.65	88.13
Kayes, Mali	14.45	-11.44
Youhao, China	47.85	128.84
Neumünster, Germany	54.07	9.98
Reutov, Russia	55.76	37.86
Putatan, Malaysia	5.93	116.06
Karatsu, Japan	33.44	129.97
Chino Hills, CA	33.99	-117.76
Bang Kruai, Thailand	13.80	100.47
Bloomington, IL	40.48	-88.99
Daura, Nigeria	11.55	11.41
Al Ḩayy, Iraq	32.17	46.04
Pingyi, China	35.50	117.63
Mogi Mirim, Brazil	-22.43	-46.96
Iizuka, Japan	33.64	130.69
Valvedditturai, Sri Lanka	9.82	80.17
Jamūī, India	24.93	86.23
Linping, China	30.42	120.30
Ilioúpoli, Greece	37.93	23.77
Zahlé, Lebanon	33.85	35.90
Daet, Philippines	14.11	122.96
Alafaya, FL	28.56	-81.21
Wa, Ghana	10.06	-2.50
Abaetetuba, Brazil	-1.72	-48.88
Harihar, India	14.51	75.81
Mancherāl, India	18.87	79.43
Castrop-Rauxel, Germany	51.56	7.31
Marsala, Italy	37.80	12.44
Ōbu, Japan	35.02	136.95
Springdale, AR	36.19	-94.13
Kadayanallur, India	9.07	77.34
Marseille 15, France	43.37	5.35
Ciranjang-hilir, Indonesia	-6.82	107.26
Linkou, China	45.29	130.26
Racine, WI	42.73	-87.78
Ipiales, Colombia	0.83	-77.64
Roosendaal, Netherlands	51.53	4.47
Daltonganj, India	24.04	84.07
Brikama, Gambia	13.27	-16.65
Hakkâri, Türkiye	37.57	43.74
Keningau, Malaysia	5.34	116.16
Gateshead, United Kingdom	54.96	-1.60
Bijie, China	27.30	105.29
Huangmei, China	30.19	116.02
Numan, Nigeria	9.46	12.03
Hammond, IN	41.58	-87.50
Treviso, Italy	45.67	12.24
Milpitas, CA	37.43	-121.91
São Bento do Sul, Brazil	-26.25	-49.38
Inowrocław, Poland	52.80	18.26
Ünye, Türkiye	41.13	37.28
Songling, China	31.19	120.72
Jishui, China	33.73	115.40
Aalst, Belgium	50.94	4.04
Lubin, Poland	51.40	16.20
Mechelen, Belgium	51.03	4.48
Shūshtar, Iran	32.05	48.85
Lisburn, United Kingdom	54.52	-6.04
Kars, Türkiye	40.60	43.09
Kambar, Pakistan	27.59	68.00
Linqu, China	36.52	118.54
Farīdkot, India	30.67	74.76
Wako, Japan	35.79	139.62
Khomeyn, Iran	33.64	50.08
Shulan, China	44.42	126.95
Apalit, Philippines	14.95	120.77
Itaúna, Brazil	-20.08	-44.58
Balrāmpur, India	27.43	82.19
Suva, Fiji	-18.14	178.44
Hatsukaichi, Japan	34.35	132.33
Matehuala, Mexico	23.65	-100.64
Dessau, Germany	51.84	12.25
Focșani, Romania	45.70	27.18
Chiclana de la Frontera, Spain	36.42	-6.14
Yanzhou, China	35.55	116.83
Bāramūla, India	34.21	74.34
Agua Prieta, Mexico	31.33	-109.55
Pesaro, Italy	43.91	12.92
Kanasín, Mexico	20.93	-89.56
Cozumel, Mexico	20.50	-86.94
Ende, Indonesia	-8.84	121.66
San Carlos, Venezuela	9.66	-68.58
Pulilan, Philippines	14.90	120.85
Siedlce, Poland	52.17	22.29
Jiexiu, China	37.02	111.91
Ksar el Boukhari, Algeria	35.89	2.75
Santa Cruz de Barahona, Dominican Republic	18.21	-71.10
Gary, IN	41.59	-87.35
Ovalle, Chile	-30.60	-71.20
Polangui, Philippines	13.29	123.49
Scranton, PA	41.41	-75.66
São Mateus, Brazil	-18.72	-39.86
Amozoc de Mota, Mexico	19.05	-98.05
Coyah, Guinea	9.71	-13.38
Voskresensk, Russia	55.32	38.65
Keratsíni, Greece	37.96	23.62
Baldwin Park, CA	34.09	-117.96
Dhuliān, India	24.68	87.95
Hunchun, China	42.87	130.36
Sasolburg, South Africa	-26.81	27.82
Kagoro, Nigeria	9.61	8.39
Pisa, Italy	43.71	10.40
Auburn, WA	47.31	-122.23
Yalta, Ukraine	44.50	34.17
Chilliwack, BC	49.17	-121.95
Huangshan, China	29.71	118.31
Mawāna, India	29.10	77.92
Tsurusaki, Japan	33.25	131.69
Gladbeck, Germany	51.57	6.99
Sarkand, Kazakhstan	45.41	79.92
Karur, India	10.96	78.08
Marseille 09, France	43.25	5.41
Varese, Italy	45.82	8.83
Damietta, Egypt	31.42	31.81
Puerto Padre, Cuba	21.20	-76.60
Arraiján, Panama	8.95	-79.66
La Rochelle, France	46.16	-1.15
Kundla, India	21.34	71.31
Fishers, IN	39.96	-86.01
Saint Joseph, MO	39.77	-94.85
Pori, Finland	61.48	21.78
San Felipe, Venezuela	10.34	-68.74
Moro, Pakistan	26.66	68.00
Purmerend, Netherlands	52.51	4.96
Liangxiang, China	39.74	116.13
Champigny-sur-Marne, France	48.82	2.49
Manmād, India	20.25	74.44
Kannauj, India	27.06	79.92
Luxembourg, Luxembourg	49.61	6.13
La Louvière, Belgium	50.49	4.19
Saint-Pierre, Réunion	-21.34	55.48
Pančevo, Serbia	44.87	20.64
Fenghua, China	29.66	121.41
Colón, Panama	9.35	-79.90
Rueil-Malmaison, France	48.88	2.19
Malaut, India	30.21	74.48
Villa de Cura, Venezuela	10.04	-67.49
Guiguinto, Philippines	14.83	120.88
Arnsberg, Germany	51.38	8.08
Salina Cruz, Mexico	16.18	-95.19
Nagīna, India	29.44	78.44
Manresa, Spain	41.73	1.82
Jataí, Brazil	-17.88	-51.72
São João da Boa Vista, Brazil	-21.97	-46.80
Pharr, TX	26.19	-98.18
Sesto San Giovanni, Italy	45.53	9.23
Lorena, Brazil	-22.73	-45.12
Fylde, United Kingdom	53.83	-2.92
Badagara, India	11.60	75.58
Mbale, Uganda	1.08	34.18
Rheine, Germany	52.29	7.44
Jagdalpur, India	19.08	82.02
Santa Cruz do Capibaribe, Brazil	-7.96	-36.20
Upland, CA	34.10	-117.65
Guigang, China	23.10	109.61
Oss, Netherlands	51.77	5.52
Yuktae-dong, North Korea	40.02	128.16
Antibes, France	43.59	7.11
Yangliuqing, China	39.14	117.00
Folsom, CA	38.68	-121.18
São Sebastião, Brazil	-23.76	-45.41
Arezzo, Italy	43.46	11.88
Jumri Tilaiyā, India	24.43	85.53
Tucuruí, Brazil	-3.77	-49.68
Baytown, TX	29.74	-94.98
Furukawa, Japan	38.57	140.96
Embu Guaçu, Brazil	-23.83	-46.81
Latina, Italy	41.47	12.90
Masvingo, Zimbabwe	-20.06	30.83
Mineralnye Vody, Russia	44.21	43.14
Babahoyo, Ecuador	-1.80	-79.53
Kumanovo, North Macedonia	42.13	21.71
Midyat, Türkiye	37.42	41.34
Lae, Papua New Guinea	-6.72	147.00
Matara, Sri Lanka	5.95	80.54
Nahāvand, Iran	34.19	48.37
Tuban, Indonesia	-6.90	112.06
Repentigny, QC	45.74	-73.45
Sakon Nakhon, Thailand	17.16	104.15
Mian Channun, Pakistan	30.44	72.36
Paisley, United Kingdom	55.83	-4.43
Mbabane, Eswatini	-26.32	31.13
Baj Baj, India	22.48	88.18
Qingquan, China	30.45	115.26
Viersen, Germany	51.25	6.39
Birobidzhan, Russia	48.79	132.92
San Ramon, CA	37.78	-121.98
Camden, NJ	39.93	-75.12
Bracknell, United Kingdom	51.41	-0.75
Konnagar, India	22.71	88.34
Lake Charles, LA	30.21	-93.20
Sapiranga, Brazil	-29.64	-51.01
Kalamazoo, MI	42.29	-85.59
Fort McMurray, AB	56.73	-111.38
Parádsasvár, Hungary	47.91	19.98
Palmerston North, New Zealand	-40.36	175.61
Ratnagiri, India	16.99	73.31
Kebomas, Indonesia	-7.17	112.63
Pazardzhik, Bulgaria	42.20	24.33
Savé, Benin	8.03	2.49
Hosa’ina, Ethiopia	7.55	37.85
Arlington Heights, IL	42.09	-87.98
San Sebastián de los Reyes, Spain	40.56	-3.63
Plymouth, MN	45.01	-93.46
Maymana, Afghanistan	35.92	64.78
Delmenhorst, Germany	53.05	8.63
Lintong, China	34.38	109.21
La Libertad, Ecuador	-2.23	-80.91
Hingoli, India	19.71	77.14
Peterborough, ON	44.30	-78.32
Ciudad Choluteca, Honduras	13.30	-87.19
Khemis Miliana, Algeria	36.26	2.22
Karangsembung, Indonesia	-6.85	108.64
Hadera, Israel	32.44	34.90
Laixi, China	36.86	120.53
Kamensk-Shakhtinskiy, Russia	48.32	40.26
Bayramaly, Turkmenistan	37.62	62.17
Newcastle under Lyme, United Kingdom	53.00	-2.23
Pará de Minas, Brazil	-19.86	-44.61
Shimada, Japan	34.82	138.18
Belovo, Russia	54.42	86.30
Takefu, Japan	35.90	136.17
Tarub, Indonesia	-6.93	109.17
Waterford, MI	42.69	-83.41
Iğdır, Türkiye	39.92	44.05
Muan, South Korea	34.99	126.48
Jalal-Abad, Kyrgyzstan	40.93	73.00
Turbat, Pakistan	26.00	63.05
Bodināyakkanūr, India	10.01	77.35
Yinzhu, China	35.88	119.98
Khadki, India	18.56	73.85
Chekhov, Russia	55.15	37.48
Bihać, Bosnia & Herzegovina	44.82	15.87
Jamjamāl, Iraq	35.53	44.83
Battaramulla South, Sri Lanka	6.90	79.92
Batu, Indonesia	-7.87	112.53
Dhrāngadhra, India	22.99	71.47
Crewe, United Kingdom	53.10	-2.44
Piła, Poland	53.15	16.74
Nevşehir, Türkiye	38.63	34.71
Evanston, IL	42.04	-87.69
San Martin Texmelucan de Labastida, Mexico	19.28	-98.44
Chatham, United Kingdom	51.38	0.53
Nizhyn, Ukraine	51.05	31.89
Szolnok, Hungary	47.18	20.20
Ode, Nigeria	7.79	5.71
Manteca, CA	37.80	-121.22
Schiedam, Netherlands	51.92	4.39
Shahdad Kot, Pakistan	27.85	67.91
Saint-Maur-des-Fossés, France	48.79	2.49
Campo Mourão, Brazil	-24.04	-52.38
Kendall, FL	25.68	-80.32
Ulu Tiram, Malaysia	1.60	103.82
Azzaba, Algeria	36.74	7.11
Silifke, Türkiye	36.38	33.93
Mysłowice, Poland	50.21	19.17
Wyoming, MI	42.91	-85.71
Kruševac, Serbia	43.58	21.33
Hongch’ŏn, South Korea	37.69	127.89
Kampong Chhnang, Cambodia	12.25	104.67
Shangmei, China	27.74	111.30
Pāloncha, India	17.60	80.71
Igbo-Ukwu, Nigeria	6.02	7.02
Loveland, CO	40.40	-105.07
Cheektowaga, NY	42.90	-78.75
Hove, United Kingdom	50.83	-0.17
Kings Bridge, NY	40.88	-73.91
Kitale, Kenya	1.02	35.01
Pedro Juan Caballero, Paraguay	-22.55	-55.73
Quibdó, Colombia	5.69	-76.66
Kpalimé, Togo	6.90	0.63
Cipolletti, Argentina	-38.93	-67.99
Okegawa, Japan	36.00	139.56
Bayreuth, Germany	49.95	11.58
Dakhla, Western Sahara	23.68	-15.96
Củ Chi, Vietnam	10.97	106.49
Spijkenisse, Netherlands	51.84	4.33
Encarnación, Paraguay	-27.33	-55.87
Perris, CA	33.78	-117.23
Haninge, Sweden	59.17	18.14
Ben Arous, Tunisia	36.75	10.22
Ar Ramthā, Jordan	32.56	36.01
Bethlehem, PA	40.63	-75.37
Gävle, Sweden	60.67	17.14
Gūdūr, India	14.15	79.85
Albany, GA	31.58	-84.16
Juchitán de Zaragoza, Mexico	16.44	-95.02
Huilong, China	31.81	121.66
Keren, Eritrea	15.78	38.45
Silopi, Türkiye	37.24	42.46
Beidao, China	34.57	105.89
Sidi Qacem, Morocco	34.22	-5.71
Troisdorf, Germany	50.81	7.15
Aylesbury, United Kingdom	51.82	-0.81
Bhalwal, Pakistan	32.27	72.90
Ankleshwar, India	21.63	72.99
East Kilbride, United Kingdom	55.76	-4.18
Helmond, Netherlands	51.48	5.66
Yanggu, China	36.11	115.78
Tīkamgarh, India	24.74	78.83
Sungailiat, Indonesia	-1.85	106.12
Miki, Japan	34.80	134.98
Cachoeira do Sul, Brazil	-30.04	-52.89
Schaumburg, IL	42.03	-88.08
Changnyeong, South Korea	35.54	128.50
Gobernador Gálvez, Argentina	-33.03	-60.64
Dipalpur, Pakistan	30.67	73.65
António Enes, Mozambique	-16.23	39.91
Al Bayḑā’, Libya	32.76	21.76
Asbest, Russia	57.01	61.46
Gastonia, NC	35.26	-81.19
Brownsville, NY	40.66	-73.92
Union City, CA	37.60	-122.02
Bismil, Türkiye	37.85	40.66
Aramoko-Ekiti, Nigeria	7.70	5.04
Shancheng, China	34.80	116.08
Calais, France	50.95	1.86
Gießen, Germany	50.59	8.68
Nanma, China	36.18	118.15
Srivilliputhur, India	9.51	77.63
Bolingbrook, IL	41.70	-88.07
Darhan, Mongolia	49.49	105.92
Newmarket, ON	44.05	-79.47
Bosaso, Somalia	11.28	49.18
Sivakasi, India	9.45	77.80
Ferrol, Spain	43.48	-8.23
Silao, Mexico	20.94	-101.43
Iowa City, IA	41.66	-91.53
Mackay, Australia	-21.15	149.17
Pilkhua, India	28.71	77.66
Seosan, South Korea	36.78	126.45
Khalándrion, Greece	38.02	23.80
Vélez-Málaga, Spain	36.78	-4.10
Abéché, Chad	13.83	20.83
Suixi, China	33.89	116.77
Layton, UT	41.06	-111.97
Xinmin, China	41.99	122.83
Missouri City, TX	29.62	-95.54
Appleton, WI	44.26	-88.42
Igbara-Odo, Nigeria	7.50	5.06
Ambājogāi, India	18.73	76.39
Mbaké, Senegal	14.79	-15.91
Shelby, MI	42.67	-83.03
Fuentes del Valle, Mexico	19.63	-99.14
Béziers, France	43.34	3.21
San Ramón de la Nueva Orán, Argentina	-23.14	-64.32
Gucheng Chengguanzhen, China	32.27	111.63
Xianshuigu, China	38.98	117.38
Standerton, South Africa	-26.93	29.24
Riberalta, Bolivia	-11.01	-66.06
Ciudad Real, Spain	38.99	-3.93
Fort Myers, FL	26.62	-81.84
Inuyama, Japan	35.38	136.94
Bela, India	25.92	82.00
Ostrowiec Świętokrzyski, Poland	50.93	21.39
Boynton Beach, FL	26.53	-80.07
Santo Antônio de Jesus, Brazil	-12.97	-39.26
Bocholt, Germany	51.84	6.62
Bodhan, India	18.66	77.89
Yunyang, China	33.45	112.71
Jonesboro, AR	35.84	-90.70
Khenifra, Morocco	32.93	-5.66
Inhambane, Mozambique	-23.86	35.38
Kortrijk, Belgium	50.83	3.26
Gela, Italy	37.07	14.24
Rabkavi, India	16.48	75.11
Pistoia, Italy	43.93	10.92
Chimbas, Argentina	-31.48	-68.53
Prilep, North Macedonia	41.35	21.56
Ozubulu, Nigeria	5.96	6.85
Vlaardingen, Netherlands	51.91	4.34
Mijas, Spain	36.60	-4.64
Ifrane, Morocco	33.53	-5.11
Grand-Bassam, Côte d’Ivoire	5.21	-3.74
Aku, Nigeria	6.71	7.32
Guixi, China	28.29	117.21
Kafr az Zayyāt, Egypt	30.82	30.82
Karauli, India	26.50	77.03
Lanxi, China	29.22	119.47
Savarkundla, India	21.34	71.30
Detmold, Germany	51.94	8.87
Al Buraymī, Oman	24.25	55.79
Labuan, Malaysia	5.28	115.25
Genhe, China	50.78	121.52
Gresik, Indonesia	-7.15	112.66
Oyan, Nigeria	8.05	4.77
Shāhābād, India	27.64	79.94
Red Deer, AB	52.27	-113.80
Sewon, Indonesia	-7.88	110.36
Luocheng, China	29.38	104.03
Badin, Pakistan	24.66	68.84
Rapid City, SD	44.08	-103.23
Kamina, Congo - Kinshasa	-8.74	25.00
Chāndpur, India	29.13	78.27
Nūrābād, Iran	34.07	47.97
Naqadeh, Iran	36.96	45.39
Jega, Nigeria	12.22	4.38
Warner Robins, GA	32.62	-83.63
Gokak, India	16.17	74.82
Melilla, Spain	35.29	-2.94
Rochester Hills, MI	42.66	-83.15
Sikandarābād, India	28.45	77.70
Asaba, Nigeria	6.20	6.73
Kukichūō, Japan	36.07	139.67
Aguachica, Colombia	8.31	-73.62
Ohafia-Ifigh, Nigeria	5.61	7.81
Mpanda, Tanzania	-6.34	31.07
Juegang, China	32.32	121.19
Virudunagar, India	9.59	77.96
Bonao, Dominican Republic	18.94	-70.41
Cuamba, Mozambique	-14.80	36.54
Belek, Türkiye	36.86	31.06
Decatur, IL	39.84	-88.95
Paysandú, Uruguay	-32.32	-58.08
Tatvan, Türkiye	38.49	42.28
General Roca, Argentina	-39.03	-67.58
Kawit, Philippines	14.44	120.90
Peterhof, Russia	59.88	29.90
Taman Senai, Malaysia	1.60	103.64
Southfield, MI	42.47	-83.22
Rugby, United Kingdom	52.37	-1.26
Satsumasendai, Japan	31.82	130.30
Tamanrasset, Algeria	22.79	5.52
Siemianowice Śląskie, Poland	50.33	19.03
Hanamaki, Japan	39.38	141.12
Kâhta, Türkiye	37.79	38.62
Novomoskovs’k, Ukraine	48.64	35.25
Zhlobin, Belarus	52.89	30.02
Néa Smýrni, Greece	37.95	23.71
Joypur Hāt, Bangladesh	25.10	89.03
Araure, Venezuela	9.58	-69.24
Dausa, India	26.89	76.34
Jatibarang, Indonesia	-6.47	108.32
Zugdidi, Georgia	42.51	41.87
Shixing, China	24.95	114.07
Koch'ang, South Korea	35.43	126.70
Qaraçuxur, Azerbaijan	40.40	49.97
Rubí, Spain	41.49	2.03
Móng Cái, Vietnam	21.52	107.97
Dongdu, China	35.85	117.70
Balanga, Philippines	14.68	120.54
San Juan de la Maguana, Dominican Republic	18.81	-71.23
Tetovo, North Macedonia	42.01	20.97
Valsād, India	20.61	72.93
Ostrów Wielkopolski, Poland	51.66	17.81
Saint George, UT	37.10	-113.58
Pano Aqil, Pakistan	27.86	69.11
Paranavaí, Brazil	-23.07	-52.47
Caserta, Italy	41.07	14.33
Ambikāpur, India	23.12	83.20
Krathum Baen, Thailand	13.65	100.26
New Britain, CT	41.66	-72.78
Dongkan, China	34.00	119.83
Minusinsk, Russia	53.71	91.69
João Monlevade, Brazil	-19.81	-43.17
Fredrikstad, Norway	59.22	10.93
Salford, United Kingdom	53.49	-2.29
Jiuquan, China	39.74	98.52
Almelo, Netherlands	52.36	6.66
Kotri, Pakistan	25.37	68.31
Dingcheng, China	32.13	115.04
Tando Muhammad Khan, Pakistan	25.12	68.54
Lichuan, China	30.30	108.85
Georgiyevsk, Russia	44.15	43.47
Yelabuga, Russia	55.76	52.06
Franklin, TN	35.93	-86.87
Naro-Fominsk, Russia	55.39	36.73
Bali, Cameroon	5.89	10.01
Miyang, China	24.40	103.44
Matão, Brazil	-21.60	-48.37
Beichengqu, China	40.44	113.15
Gongju, South Korea	36.46	127.12
Harunabad, Pakistan	29.61	73.14
Bacabal, Brazil	-4.29	-44.79
Ilagan, Philippines	17.15	121.89
Venado Tuerto, Argentina	-33.75	-61.97
Caçapava, Brazil	-23.10	-45.71
Nouadhibou, Mauritania	20.94	-17.04
Pālghar, India	19.70	72.77
Maroúsi, Greece	38.05	23.80
Xinzhi, China	36.50	111.70
Turlock, CA	37.49	-120.85
Dharapuram, India	10.74	77.53
Aïn Touta, Algeria	35.38	5.90
Montepuez, Mozambique	-13.13	39.00
Temple, TX	31.10	-97.34
Guanajuato, Mexico	21.02	-101.26
Suva Reka, Kosovo	42.36	20.82
Esbjerg, Denmark	55.47	8.45
Ash Shafā, Saudi Arabia	21.07	40.32
Apple Valley, CA	34.50	-117.19
Sagay, Philippines	10.94	123.42
Sarnia, ON	42.98	-82.40
Kyosai, South Korea	34.85	128.59
Limbe, Cameroon	4.02	9.21
Cheria, Algeria	35.27	7.75
Kuningan, Indonesia	-6.98	108.48
Arujá, Brazil	-23.40	-46.32
Nizwá, Oman	22.93	57.53
Zhoucheng, China	35.91	116.31
Capas, Philippines	15.33	120.59
Cruzeiro, Brazil	-22.57	-44.97
Mariano Roque Alonso, Paraguay	-25.21	-57.53
Larnaca, Cyprus	34.92	33.62
Purley, United Kingdom	51.34	-0.11
Lynwood, CA	33.93	-118.21
Waukesha, WI	43.01	-88.23
Patrocínio, Brazil	-18.94	-46.99
Gouda, Netherlands	52.02	4.71
Wilmington, DE	39.75	-75.55
Três Rios, Brazil	-22.12	-43.21
Yangsan, South Korea	35.34	129.03
Bothaville, South Africa	-27.39	26.62
Caidian, China	30.58	114.03
Canton, OH	40.80	-81.38
Guildford, United Kingdom	51.24	-0.57
Afikpo, Nigeria	5.89	7.94
Bebedouro, Brazil	-20.95	-48.48
Gulfport, MS	30.37	-89.09
Sunzha, Russia	43.32	45.05
Amatitlán, Guatemala	14.48	-90.63
Fuorigrotta, Italy	40.83	14.20
Chintāmani, India	13.40	78.05
Farīdpur, India	28.21	79.54
Izmail, Ukraine	45.35	28.84
Yüksekova, Türkiye	37.57	44.29
Birkhadem, Algeria	36.71	3.05
Shrewsbury, United Kingdom	52.71	-2.75
Zaandam, Netherlands	52.44	4.83
Borås, Sweden	57.72	12.94
Shakhtars’k, Ukraine	48.06	38.44
Chelghoum el Aïd, Algeria	36.16	6.17
Yawata, Japan	34.87	135.70
Apomu, Nigeria	7.35	4.18
Xiuyan, China	40.29	123.27
Saint-Jean-sur-Richelieu, QC	45.31	-73.26
Dārayyā, Syria	33.46	36.23
Delgado, El Salvador	13.72	-89.17
Pawtucket, RI	41.88	-71.38
Pusad, India	19.91	77.58
Donggongon, Malaysia	5.91	116.10
Madhubani, India	26.35	86.07
Chernogorsk, Russia	53.82	91.28
Lauderhill, FL	26.14	-80.21
Itō, Japan	34.97	139.08
Rock Hill, SC	34.92	-81.03
Monastir, Tunisia	35.78	10.83
São Cristóvão, Brazil	-11.01	-37.21
Khanabad, Afghanistan	36.68	69.12
Güigüe, Venezuela	10.08	-67.78
Sragen, Indonesia	-7.43	111.02
Sirsilla, India	18.39	78.81
Tākestān, Iran	36.07	49.70
Fuengirola, Spain	36.54	-4.62
Solana, Philippines	17.65	121.69
Fiditi, Nigeria	7.71	3.92
Silver Spring, MD	38.99	-77.03
Barnsley, United Kingdom	53.55	-1.48
Norderstedt, Germany	53.69	9.98
Yumbo, Colombia	3.58	-76.49
Alfenas, Brazil	-21.43	-45.95
Triyuga, Nepal	26.79	86.70
Vapi, India	20.37	72.90
Khanjarah, Türkiye	40.60	33.62
Mardin, Türkiye	37.31	40.74
Upington, South Africa	-28.45	21.26
Zelenogorsk, Russia	56.11	94.60
West Gulfport, MS	30.40	-89.09
Parys, South Africa	-26.90	27.46
Blagoevgrad, Bulgaria	42.02	23.10
Agios Dimitrios, Greece	37.93	23.73
Kazo, Japan	36.12	139.60
Yalova, Türkiye	40.66	29.28
Dunkerque, France	51.03	2.38
Changtu, China	42.78	124.10
Yukuhashi, Japan	33.73	130.98
Bulacan, Philippines	14.79	120.88
Lüneburg, Germany	53.25	10.41
Zadar, Croatia	44.12	15.23
Abū Tīj, Egypt	27.05	31.32
El Pueblito, Mexico	20.54	-100.44
Flower Mound, TX	33.01	-97.10
Svyetlahorsk, Belarus	52.63	29.74
Stargard, Poland	53.34	15.05
Ijuí, Brazil	-28.39	-53.91
Anlu, China	31.26	113.68
Guasave, Mexico	25.57	-108.47
Tagaytay, Philippines	14.10	120.93
Yilan, China	46.32	129.55
Bismarck, ND	46.81	-100.78
Sur, Oman	22.57	59.53
San Francisco del Rincón, Mexico	21.02	-101.86
Centreville, VA	38.84	-77.43
Taroudant, Morocco	30.47	-8.88
Lafayette, IN	40.42	-86.88
Cinisello Balsamo, Italy	45.56	9.21
Thākurgaon, Bangladesh	26.03	88.47
Passaic, NJ	40.86	-74.13
Muyinga, Burundi	-2.85	30.34
Guiping, China	23.39	110.07
Gemlik, Türkiye	40.43	29.16
Fu’an, China	27.06	119.65
Tenri, Japan	34.58	135.83
Riverview, FL	27.87	-82.33
Kāmāreddi, India	18.32	78.34
Redlands, CA	34.06	-117.18
Benidorm, Spain	38.54	-0.13
Orita Eruwa, Nigeria	7.55	3.43
Zográfos, Greece	37.98	23.77
Missoula, MT	46.87	-113.99
Rancho Cordova, CA	38.59	-121.30
Celle, Germany	52.62	10.08
Bolpur, India	23.66	87.70
Rānāghāt, India	23.18	88.57
Lowestoft, United Kingdom	52.48	1.75
Hongwŏn, North Korea	40.03	127.96
Aubervilliers, France	48.92	2.38
Altamira, Brazil	-3.20	-52.21
Fāzilka, India	30.40	74.03
Kuandian, China	40.73	124.78
Bundaberg, Australia	-24.87	152.35
Vila Nova de Gaia, Portugal	41.12	-8.61
Ejura, Ghana	7.39	-1.36
Gosport, United Kingdom	50.80	-1.13
Mīnāb, Iran	27.13	57.09
Poyang, China	28.99	116.67
Yongfeng, China	27.45	112.17
Plaridel, Philippines	14.89	120.86
Kopeysk, Russia	55.12	61.63
Eha Amufu, Nigeria	6.66	7.76
Södertälje, Sweden	59.20	17.63
Gongchangling, China	41.12	123.45
Paracatu, Brazil	-17.22	-46.87
Beypore, India	11.17	75.81
Alytus, Lithuania	54.40	24.04
Pervomays’k, Ukraine	48.04	30.85
Lelystad, Netherlands	52.51	5.47
Jimo, China	36.39	120.46
Malumfashi, Nigeria	11.79	7.62
Carpina, Brazil	-7.85	-35.25
Gaillimh, Ireland	53.27	-9.05
Essaouira, Morocco	31.51	-9.77
Bukoba, Tanzania	-1.33	31.81
Antanifotsy, Madagascar	-19.65	47.32
Lethbridge, AB	49.70	-112.82
Mindelo, Cape Verde	16.89	-24.98
Dādri, India	28.55	77.55
Byumba, Rwanda	-1.58	30.07
Dazaifu, Japan	33.51	130.52
Dinslaken, Germany	51.56	6.74
Sankt Gallen, Switzerland	47.42	9.37
New Braunfels, TX	29.70	-98.12
Pabianice, Poland	51.66	19.35
Tatabánya, Hungary	47.58	18.39
Mariano, Philippines	8.83	125.12
Auraiya, India	26.47	79.51
Lamezia Terme, Italy	38.96	16.31
Vol’sk, Russia	52.05	47.38
Cherry Hill, NJ	39.93	-75.03
Baiquan, China	47.61	126.08
Beloretsk, Russia	53.96	58.40
Contramaestre, Cuba	20.30	-76.25
Pattoki, Pakistan	31.02	73.85
Ishimbay, Russia	53.45	56.04
Kastamonu, Türkiye	41.38	33.78
Pagar Alam, Indonesia	-4.03	103.25
Iguatu, Brazil	-6.36	-39.30
Jiangyan, China	32.51	120.14
Shiguai, China	40.71	110.29
Maebaru-chūō, Japan	33.56	130.20
Flagstaff, AZ	35.20	-111.65
Sunyani, Ghana	7.34	-2.33
Danao, Philippines	10.52	124.03
Gniezno, Poland	52.53	17.58
Alphen aan den Rijn, Netherlands	52.13	4.66
Kadirli, Türkiye	37.37	36.10
Goya, Argentina	-29.14	-59.26
Cho Dok, Vietnam	10.70	105.12
Şirvan, Azerbaijan	39.94	48.93
Schweizer-Reneke, South Africa	-27.19	25.33
Adler, Russia	43.43	39.92
Haining, China	30.54	120.69
Karakol, Kyrgyzstan	42.49	78.39
Doğubayazıt, Türkiye	39.55	44.08
Alcalá de Guadaira, Spain	37.34	-5.84
Chapayevsk, Russia	52.98	49.71
Bāpatla, India	15.90	80.47
Taungdwingyi, Myanmar (Burma)	20.01	95.55
Inaruwa, Nepal	26.61	87.15
Lisala, Congo - Kinshasa	2.15	21.52
Muncie, IN	40.19	-85.39
Payyannūr, India	12.09	75.20
Bamberg, Germany	49.90	10.90
Khāliş, Iraq	33.81	44.53
Cannes, France	43.55	7.01
Tiflet, Morocco	33.89	-6.31
Kladno, Czechia	50.15	14.10
Ayvalık, Türkiye	39.32	26.69
Maple Ridge, BC	49.22	-122.60
Southall, United Kingdom	51.51	-0.37
Baikonur, Kazakhstan	45.62	63.32
Chenab Nagar, Pakistan	31.76	72.91
Fordon, Poland	53.15	18.17
Ho, Ghana	6.60	0.47
Le Tampon, Réunion	-21.28	55.52
Weston, FL	26.10	-80.40
Aigáleo, Greece	37.98	23.68
Mengcheng Chengguanzhen, China	33.27	116.57
Wangkui, China	46.83	126.48
Abhar, Iran	36.15	49.22
Güira de Melena, Cuba	22.80	-82.51
Talipparamba, India	12.04	75.36
Mertoyudan, Indonesia	-7.52	110.23
Votuporanga, Brazil	-20.42	-49.97
Consolación del Sur, Cuba	22.50	-83.51
Tindivanam, India	12.23	79.66
Segamat, Malaysia	2.51	102.82
San Miguel de Allende, Mexico	20.92	-100.74
Mérignac, France	44.84	-0.65
San José del Cabo, Mexico	23.06	-109.70
Trnava, Slovakia	48.38	17.59
Bondowoso, Indonesia	-7.91	113.82
Kahror Pakka, Pakistan	29.62	71.91
Sidi Aïssa, Algeria	35.89	3.77
Totonicapán, Guatemala	14.91	-91.36
Dehdasht, Iran	30.79	50.56
Kaura Namoda, Nigeria	12.59	6.59
Techiman, Ghana	7.59	-1.94
Las Piedras, Uruguay	-34.73	-56.22
Dabou, Côte d’Ivoire	5.33	-4.38
Chālūs, Iran	36.66	51.42
Arba Minch, Ethiopia	6.03	37.55
Paragominas, Brazil	-2.97	-47.48
Khāsh, Iran	28.22	61.22
Tuy Hòa, Vietnam	13.10	109.32
Brossard, QC	45.45	-73.47
Tanabe, Japan	33.73	135.37
Shirpur, India	21.35	74.88
Linares, Chile	-35.85	-71.59
Frederick, MD	39.41	-77.41
Frontera, Mexico	26.93	-101.45
Villa Carlos Paz, Argentina	-31.42	-64.50
Lins, Brazil	-21.68	-49.74
Pasco, WA	46.24	-119.10
Syriam, Myanmar (Burma)	16.77	96.25
Pittsburg, CA	38.03	-121.88
Sayyān, Yemen	15.17	44.32
Jaboticabal, Brazil	-21.25	-48.32
Gujar Khan, Pakistan	33.25	73.30
Isnā, Egypt	25.29	32.55
Chuchar-kana Mandi, Pakistan	31.75	73.80
Palatine, IL	42.11	-88.03
Kampong Baharu Balakong, Malaysia	3.03	101.75
Larbaâ, Algeria	36.56	3.15
Bāsoda, India	23.85	77.94
Bafia, Cameroon	4.75	11.23
Arauca, Colombia	7.08	-70.76
Anseong, South Korea	37.01	127.27
Jiehu, China	35.54	118.45
Vaslui, Romania	46.63	27.73
Hasselt, Belgium	50.93	5.34
Suwałki, Poland	54.11	22.93
Stafford, United Kingdom	52.81	-2.12
North Richland Hills, TX	32.83	-97.23
Ōmihachiman, Japan	35.13	136.10
Union City, NJ	40.78	-74.02
Kissimmee, FL	28.30	-81.42
Linjiang, China	41.81	126.91
Hunedoara, Romania	45.75	22.90
Giurgiu, Romania	43.89	25.96
Toba Tek Singh, Pakistan	30.97	72.48
Tantou, China	26.03	119.60
Jorhāt, India	26.76	94.20
Ostend, Belgium	51.22	2.93
Nganjuk, Indonesia	-7.61	111.90
Sint-Niklaas, Belgium	51.17	4.14
Xiaoshi, China	41.30	124.12
Denov, Uzbekistan	38.27	67.90
Magalang, Philippines	15.22	120.66
Bogale, Myanmar (Burma)	16.29	95.40
Güines, Cuba	22.84	-82.03
Royal Tunbridge Wells, United Kingdom	51.13	0.26
Walnut Creek, CA	37.91	-122.06
Saku, Japan	36.22	138.48
Hekinan, Japan	34.88	136.98
Hoorn, Netherlands	52.64	5.06
Libon, Philippines	13.30	123.44
Wum, Cameroon	6.38	10.07
Chulucanas, Peru	-5.09	-80.16
Mila, Algeria	36.45	6.26
Tuymazy, Russia	54.61	53.71
Sindhnūr, India	15.77	76.76
Sukagawa, Japan	37.28	140.38
Enugu-Ukwu, Nigeria	6.17	7.01
Ga-Rankuwa, South Africa	-25.62	27.99
Abnūb, Egypt	27.27	31.15
Ponferrada, Spain	42.55	-6.60
Fukuchiyama, Japan	35.30	135.12
Kamloops, BC	50.67	-120.32
Bir el Ater, Algeria	34.74	8.06
Idah, Nigeria	7.11	6.74
Viçosa, Brazil	-20.75	-42.88
Bargarh, India	21.33	83.62
Lys’va, Russia	58.11	57.81
Knysna, South Africa	-34.04	23.05
São Sebastião do Paraíso, Brazil	-20.92	-46.99
Sougueur, Algeria	35.19	1.50
Mount Vernon, NY	40.91	-73.84
Wāshīm, India	20.11	77.13
Visnagar, India	23.70	72.55
Heishan, China	41.69	122.11
Conroe, TX	30.31	-95.46
Borisoglebsk, Russia	51.37	42.08
Moriyama, Japan	35.07	135.98
Obonoma, Nigeria	4.71	6.79
Dothan, AL	31.22	-85.39
Sosnovyy Bor, Russia	59.90	29.09
Feodosiya, Ukraine	45.03	35.38
Palwancha, India	17.58	80.68
Aschaffenburg, Germany	49.98	9.15
Sabanalarga, Colombia	10.63	-74.92
Głogów, Poland	51.66	16.08
Keshod, India	21.30	70.25
Binhe, China	32.69	112.83
Chinchiná, Colombia	4.98	-75.60
Tsuruga, Japan	35.65	136.06
Cabo San Lucas, Mexico	22.89	-109.91
Waterloo, IA	42.49	-92.34
Tanauan, Philippines	14.09	121.15
Kānnangād, India	12.31	75.11
Pengcheng, China	36.43	114.17
Aïn Fakroun, Algeria	35.97	6.87
Rivas-Vaciamadrid, Spain	40.33	-3.51
Al Qūşīyah, Egypt	27.44	30.82
Maple Grove, MN	45.07	-93.46
Al Jammālīyah, Egypt	31.18	31.86
Shima, China	24.45	117.81
Bīsalpur, India	28.29	79.80
Mingguang, China	32.78	117.96
Ninghai, China	29.29	121.42
Framingham, MA	42.28	-71.42
San Isidro, Peru	-12.12	-77.05
Türkmenbaşy, Turkmenistan	40.02	52.96
Narowal, Pakistan	32.10	74.87
Tanuku, India	16.75	81.68
Al Faḩāḩīl, Kuwait	29.08	48.13
Saldanha, South Africa	-33.01	17.94
Pokrovsk, Ukraine	48.28	37.18
Dolgoprudnyy, Russia	55.95	37.50
Bunbury, Australia	-33.33	115.64
Tolga, Algeria	34.72	5.38
Lodja, Congo - Kinshasa	-3.52	23.60
Söke, Türkiye	37.75	27.41
Attili, India	16.70	81.60
Redondo Beach, CA	33.85	-118.39
Matsutō, Japan	36.52	136.57
Langarūd, Iran	37.20	50.15
Bālotra, India	25.83	72.24
Cadereyta Jiménez, Mexico	25.59	-100.00
Majadahonda, Spain	40.47	-3.87
Kuqa, China	41.72	82.93
Bossier City, LA	32.52	-93.73
Es Senia, Algeria	35.65	-0.62
Neubrandenburg, Germany	53.56	13.28
Catbalogan, Philippines	11.78	124.89
Artemisa, Cuba	22.82	-82.76
Valle de Santiago, Mexico	20.39	-101.19
Balsas, Brazil	-7.53	-46.04
Pithampur, India	22.60	75.70
Chełm, Poland	51.14	23.47
Chystyakove, Ukraine	48.04	38.60
Bir el Djir, Algeria	35.72	-0.55
Munnar, India	10.09	77.06
Sverdlovs’k, Ukraine	48.09	39.65
Santa Catarina Pinula, Guatemala	14.57	-90.50
Cadereyta, Mexico	25.58	-99.98
Chamrajnagar, India	11.92	76.94
Bourges, France	47.08	2.40
Pattukkottai, India	10.42	79.32
Yorba Linda, CA	33.89	-117.81
Ardeşen, Türkiye	41.19	40.99
Chaihe, China	44.76	129.68
Budënnovsk, Russia	44.78	44.17
Minggang, China	32.46	114.05
Tangzhai, China	34.43	116.59
Itatiba, Brazil	-23.01	-46.84
Barberton, South Africa	-25.79	31.05
Calbayog City, Philippines	12.07	124.60
Belogorsk, Russia	50.92	128.48
Most, Czechia	50.50	13.64
Stróvolos, Cyprus	35.15	33.33
Campiña, Spain	38.22	-2.98
Concepción del Uruguay, Argentina	-32.48	-58.23
San Mateo Atenco, Mexico	19.27	-99.53
Garissa, Kenya	-0.45	39.65
Woodbury, MN	44.92	-92.96
Altamura, Italy	40.83	16.55
Dongfeng, China	42.64	125.51
Roman, Romania	46.92	26.93
Bârlad, Romania	46.23	27.67
Deva, Romania	45.88	22.90
Khanty-Mansiysk, Russia	61.00	69.00
Dayrūţ, Egypt	27.56	30.81
Tamano, Japan	34.52	133.95
Quillota, Chile	-32.88	-71.25
Eau Claire, WI	44.81	-91.50
Ellesmere Port, United Kingdom	53.28	-2.90
Saraburi, Thailand	14.53	100.92
Ishim, Russia	56.11	69.49
Zhenlai, China	45.85	123.30
Velsen-Zuid, Netherlands	52.46	4.65
Waldorf, MD	38.62	-76.94
Kaposvár, Hungary	46.37	17.80
Tournai, Belgium	50.61	3.39
Forest Hills, NY	40.72	-73.85
Al Khārijah, Egypt	25.45	30.55
Kalush, Ukraine	49.01	24.37
Dāmghān, Iran	36.17	54.34
Songjianghe, China	42.19	127.48
Ede, Netherlands	52.03	5.66
Davis, CA	38.54	-121.74
Subic, Philippines	14.88	120.23
Tsushima, Japan	35.17	136.72
Pālang, Bangladesh	23.22	90.35
Glen Burnie, MD	39.16	-76.62
Yafran, Libya	32.06	12.53
Agbor, Nigeria	6.25	6.19
Camarillo, CA	34.22	-119.04
Jaisalmer, India	26.92	70.90
Toukh, Egypt	30.35	31.20
Luorong, China	24.41	109.61
Victoria, TX	28.81	-97.00
Bislig, Philippines	8.22	126.32
Smila, Ukraine	49.22	31.89
Guidonia Montecelio, Italy	41.99	12.72
Soio, Angola	-6.13	12.37
Al Manzalah, Egypt	31.16	31.94
Arāria, India	26.15	87.51
Gaithersburg, MD	39.14	-77.20
Shorkot, Pakistan	31.91	70.88
Wenling, China	28.38	121.38
Chaguanas, Trinidad & Tobago	10.52	-61.42
Santa Inês, Brazil	-3.67	-45.38
Ezza-Ohu, Nigeria	6.44	8.08
Ixtapa-Zihuatanejo, Mexico	17.64	-101.55
Rossendale, United Kingdom	53.68	-2.28
Fuqing, China	25.73	119.37
Harda Khās, India	22.34	77.10
Nakatsu, Japan	33.60	131.19
Caohe, China	30.23	115.43
Eskilstuna, Sweden	59.37	16.51
Jacksonville, NC	34.75	-77.43
Dimbokro, Côte d’Ivoire	6.65	-4.71
City of Isabela, Philippines	6.70	121.97
Sangamner, India	19.57	74.21
Tejen, Turkmenistan	37.38	60.51
San Luis, Cuba	20.19	-75.85
Mukono, Uganda	0.35	32.76
Pingzhuang, China	42.04	119.29
South San Francisco, CA	37.65	-122.41
Kasese, Uganda	0.18	30.08
Shahdadpur, Pakistan	25.93	68.62
Tubarão, Brazil	-28.47	-49.01
Kstovo, Russia	56.15	44.20
Lippstadt, Germany	51.67	8.34
Jaorā, India	23.64	75.13
Tomaszów Mazowiecki, Poland	51.53	20.01
Shiojiri, Japan	36.10	137.97
Louga, Senegal	15.62	-16.22
Ödemiş, Türkiye	38.23	27.97
Fengkou, China	30.08	113.33
Néa Ionía, Greece	38.04	23.76
Maitland, Australia	-32.73	151.56
Mbaïki, Central African Republic	3.87	17.99
Bet Shemesh, Israel	31.73	34.99
Kenner, LA	29.99	-90.24
Melati, Indonesia	-7.73	110.37
Santa Cruz Xoxocotlán, Mexico	17.03	-96.74
Aalen, Germany	48.84	10.09
Jackson Heights, NY	40.76	-73.89
Chiryū, Japan	35.00	137.03
Saint-Nazaire, France	47.28	-2.21
Przemyśl, Poland	49.78	22.77
Buldāna, India	20.53	76.18
Narva, Estonia	59.38	28.19
Rockville, MD	39.08	-77.15
Liuhe, China	42.24	125.72
Jackson, TN	35.61	-88.81
Bima, Indonesia	-8.46	118.73
Mettupalayam, India	11.30	76.93
Yuba City, CA	39.14	-121.62
Solna, Sweden	59.36	18.00
Anjār, India	23.11	70.03
Aleksin, Russia	54.51	37.07
Portland, ME	43.66	-70.26
Palo Alto, CA	37.44	-122.14
Wacheng, China	33.78	114.52
Oulad Teïma, Morocco	30.39	-9.21
Ambovombe, Madagascar	-25.18	46.09
Neuwied, Germany	50.43	7.47
Casas Adobes, AZ	32.32	-111.00
Bajos de Haina, Dominican Republic	18.42	-70.03
Marysville, WA	48.05	-122.18
Unna, Germany	51.54	7.69
Dambulla, Sri Lanka	7.86	80.65
Trang, Thailand	7.56	99.61
Baní, Dominican Republic	18.28	-70.33
Sayhāt, Saudi Arabia	26.48	50.05
Bakıxanov, Azerbaijan	40.42	49.97
Dinalupihan, Philippines	14.88	120.45
Bellampalli, India	19.06	79.49
Akbou, Algeria	36.46	4.53
South Jordan, UT	40.56	-111.93
Channapatna, India	12.65	77.21
Takayama, Japan	36.13	137.25
Ratangarh, India	28.08	74.62
Tailai, China	46.39	123.41
Quartu Sant'Elena, Italy	39.23	9.25
La Mohammedia, Tunisia	36.67	10.16
Lod, Israel	31.95	34.89
Chengyang, China	35.58	118.83
Sanchazi, China	42.08	126.60
Maharagama, Sri Lanka	6.85	79.93
Kalulushi, Zambia	-12.84	28.09
Fīrūzābād, Iran	28.84	52.57
Oshkosh, WI	44.02	-88.54
Ramos Arizpe, Mexico	25.54	-100.95
Savannakhet, Laos	16.57	104.76
Aflao, Ghana	6.12	1.19
Shabqadar, Pakistan	34.22	71.55
North Little Rock, AR	34.77	-92.27
Lianyuan, China	27.69	111.66
Homestead, FL	25.47	-80.48
Stalowa Wola, Poland	50.58	22.05
Mansehra, Pakistan	34.33	73.20
Sokaraja, Indonesia	-7.46	109.29
Bayside, NY	40.77	-73.78
White Rock, BC	49.02	-122.80
Folkestone, United Kingdom	51.08	1.17
Krishnagiri, India	12.52	78.21
Plauen, Germany	50.50	12.14
Kovel, Ukraine	51.22	24.71
Rishīkesh, India	30.11	78.29
Kungur, Russia	57.44	56.96
Goyerkāta, India	26.70	89.03
Klintsy, Russia	52.76	32.24
Tōgane, Japan	35.55	140.37
Neryungri, Russia	56.67	124.64
Huinan, China	42.62	126.26
Sault Ste. Marie, ON	46.52	-84.33
Bayonne, NJ	40.67	-74.11
Zamora, Spain	41.51	-5.74
Hounslow, United Kingdom	51.47	-0.36
Sabae, Japan	35.95	136.18
Besbes, Algeria	36.70	7.85
Eagan, MN	44.80	-93.17
Leninogorsk, Russia	54.60	52.46
Bergen op Zoom, Netherlands	51.49	4.29
Delray Beach, FL	26.46	-80.07
Chāībāsa, India	22.55	85.80
Algueirão, Portugal	38.80	-9.34
Loures, Portugal	38.83	-9.17
Saint-Marc, Haiti	19.11	-72.69
Rajin, North Korea	42.26	130.28
Veliko Tŭrnovo, Bulgaria	43.08	25.63
Mandamarri, India	18.97	79.47
Gabrovo, Bulgaria	42.87	25.33
Bamiantong, China	44.92	130.52
Burdur, Türkiye	37.72	30.29
Huanren, China	41.26	125.37
Qionghu, China	28.84	112.37
I‘zāz, Syria	36.59	37.05
Halmstad, Sweden	56.67	12.86
Gamping Lor, Indonesia	-7.80	110.33
Huanan, China	46.22	130.53
Palani, India	10.45	77.52
Alba Iulia, Romania	46.07	23.58
Gukovo, Russia	48.06	39.94
Sagunto, Spain	39.68	-0.27
Morón, Cuba	22.11	-78.63
Sampit, Indonesia	-2.53	112.95
Nārnaul, India	28.04	76.11
Zhangjiagang, China	31.86	120.54
Zamość, Poland	50.72	23.25
Xiaolingwei, China	32.03	118.85
Johnson City, TN	36.31	-82.35
Cabinda, Angola	-5.55	12.20
Dharmapuri, India	12.13	78.16
Fatehābād, India	29.52	75.46
Calapan, Philippines	13.41	121.18
Beidaihehaibin, China	39.82	119.52
Dale City, VA	38.64	-77.31
Silvan, Türkiye	38.14	41.01
Shujaabad, Pakistan	29.88	71.29
Lesosibirsk, Russia	58.24	92.48
Cedar Park, TX	30.51	-97.82
Soma, Türkiye	39.19	27.61
Jablah, Syria	35.36	35.93
Niitsu-honchō, Japan	37.80	139.12
Lahat, Indonesia	-3.79	103.54
Rotorua, New Zealand	-38.14	176.25
Vilanova i la Geltrú, Spain	41.22	1.73
Mengyin, China	35.71	117.93
Parkchester, NY	40.84	-73.86
Lichtenburg, South Africa	-26.15	26.16
Atascocita, TX	30.00	-95.18
Saint Cloud, MN	45.56	-94.16
Ellicott City, MD	39.27	-76.80
Xiangcheng Chengguanzhen, China	33.85	113.48
Palāsa, India	18.77	84.41
Kashima-shi, Japan	35.97	140.64
Laguna Niguel, CA	33.52	-117.71
Sanlúcar de Barrameda, Spain	36.78	-6.35
Basavakalyān, India	17.87	76.95
Saint Charles, MO	38.78	-90.48
Harlingen, TX	26.19	-97.70
Polevskoy, Russia	56.44	60.19
Pato Branco, Brazil	-26.23	-52.67
Pavia, Italy	45.19	9.16
Castellammare di Stabia, Italy	40.70	14.49
Mooka, Japan	36.43	140.02
Wrexham, United Kingdom	53.05	-2.99
Chingleput, India	12.69	79.98
Dashitou, China	43.31	128.51
San Ildefonso, Philippines	15.08	120.94
San Miguel, Philippines	15.14	120.98
Al Marsá, Tunisia	36.88	10.32
Kędzierzyn-Koźle, Poland	50.35	18.23
Qingyang, China	37.50	121.26
Babu, China	24.42	111.52
Pyapon, Myanmar (Burma)	16.29	95.68
Chopda, India	21.25	75.30
Paulínia, Brazil	-22.76	-47.15
Bais, Philippines	9.59	123.12
Estepona, Spain	36.43	-5.15
Panaji, India	15.50	73.83
Ioánnina, Greece	39.66	20.85
Caldas, Colombia	6.09	-75.64
Prince George, BC	53.92	-122.75
Yebaishou, China	41.40	119.64
Huaiyuan Chengguanzhen, China	32.96	117.17
San Clemente, CA	33.43	-117.61
West Lynchburg, VA	37.40	-79.18
Thenkasi, India	8.96	77.32
Peñaflor, Chile	-33.61	-70.88
Dār Kulayb, Bahrain	26.07	50.50
Afgooye, Somalia	2.14	45.12
Torremolinos, Spain	36.62	-4.50
Sattahip, Thailand	12.67	100.90
Framingham Center, MA	42.30	-71.44
Xincheng, China	33.63	115.18
Shiki, Japan	35.83	139.58
Lajeado, Brazil	-29.47	-51.96
Colmar, France	48.08	7.36
Rechytsa, Belarus	52.36	30.39
Tendō, Japan	38.35	140.37
Torquay, United Kingdom	50.46	-3.53
Bangangté, Cameroon	5.14	10.53
Växjö, Sweden	56.88	14.81
Bianzhuang, China	34.85	118.04
Yādgīr, India	16.77	77.14
Masaka, Uganda	-0.33	31.73
Meleuz, Russia	52.96	55.93
Tultepec, Mexico	19.68	-99.13
Kumertau, Russia	52.77	55.78
Gangārāmpur, India	25.40	88.53
Ramanathapuram, India	9.37	78.83
Herten, Germany	51.60	7.14
Jagraon, India	30.79	75.47
Schenectady, NY	42.81	-73.94
Perai, Malaysia	5.38	100.38
Hepingjie, China	42.06	126.92
Haveli Lakha, Pakistan	30.45	73.69
Rosarito, Mexico	32.36	-117.05
Cruz Alta, Brazil	-28.64	-53.61
Tulungagung, Indonesia	-8.07	111.90
Capelle aan den IJssel, Netherlands	51.93	4.58
Gushikawa, Japan	26.36	127.87
Alīpur Duār, India	26.48	89.52
Békéscsaba, Hungary	46.68	21.10
Lala Musa, Pakistan	32.70	73.96
Slavyansk-na-Kubani, Russia	45.26	38.13
Ningde, China	26.66	119.52
Hasuda, Japan	35.97	139.65
Fengrun, China	39.83	118.12
Sefrou, Morocco	33.83	-4.83
Lalmonirhat, Bangladesh	25.92	89.45
Aquiraz, Brazil	-3.90	-38.39
Kopargaon, India	19.88	74.48
Broomfield, CO	39.92	-105.09
Ames, IA	42.03	-93.62
Shawnee, KS	39.04	-94.72
La Villa del Rosario, Venezuela	10.33	-72.31
Kunyang, China	27.67	120.57
Bāzār-e Yakāwlang, Afghanistan	34.74	66.97
Bāzārak, Afghanistan	35.31	69.52
Ādīgrat, Ethiopia	14.28	39.46
Qŭrghonteppa, Tajikistan	37.83	68.78
Korosten’, Ukraine	50.96	28.64
Itauguá, Paraguay	-25.39	-57.35
Conway, AR	35.09	-92.44
Chust, Uzbekistan	41.00	71.24
Wanning, China	18.80	110.38
Villa del Rosario, Colombia	7.83	-72.47
East Orange, NJ	40.77	-74.20
Vratsa, Bulgaria	43.21	23.56
Itacoatiara, Brazil	-3.14	-58.44
Khulm, Afghanistan	36.70	67.70
Youssoufia, Morocco	32.25	-8.53
Bongaigaon, India	26.48	90.56
Herford, Germany	52.11	8.67
Lincheng, China	19.91	109.69
Don Torcuato, Argentina	-34.49	-58.63
Maidenhead, United Kingdom	51.52	-0.72
Skokie, IL	42.03	-87.73
Malkāpur, India	20.89	76.20
Tân An, Vietnam	10.54	106.41
Nazareth, Israel	32.70	35.30
Kingswood, United Kingdom	51.45	-2.51
Gurupi, Brazil	-11.73	-49.07
Massa, Italy	44.04	10.14
Grevenbroich, Germany	51.09	6.58
Čair, North Macedonia	42.02	21.44
Tecate, Mexico	32.57	-116.63
Itaituba, Brazil	-4.28	-55.98
Nakhchivan, Azerbaijan	39.21	45.41
Daytona Beach, FL	29.21	-81.02
Kāranja, India	20.48	77.49
Khatauli, India	29.28	77.73
Weimar, Germany	50.98	11.33
Ashoknagar, India	24.58	77.73
Hwawŏn, South Korea	35.80	128.50
Salaqi, China	40.54	110.51
Ahlat, Türkiye	38.75	42.48
West Bloomfield Township, MI	42.57	-83.38
Tamarac, FL	26.21	-80.25
Siuri, India	23.91	87.53
Rāipur, Bangladesh	23.04	90.77
Nābha, India	30.38	76.15
El Bayadh, Algeria	33.68	1.02
Rivera, Uruguay	-30.91	-55.55
Youngstown, OH	41.10	-80.65
Taunton, United Kingdom	51.01	-3.10
Talavera, Philippines	15.59	120.92
Chacao, Venezuela	10.50	-66.85
Santo Ângelo, Brazil	-28.30	-54.26
Lodi, CA	38.13	-121.27
La Línea de la Concepción, Spain	36.17	-5.35
Xunchang, China	28.45	104.71
Greenville, SC	34.85	-82.39
Chía, Colombia	4.86	-74.06
Kotikawatta, Sri Lanka	6.93	79.91
Msaken, Tunisia	35.73	10.58
Siddipet, India	18.10	78.85
Puerto Madryn, Argentina	-42.77	-65.04
Mailsi, Pakistan	29.80	72.17
Ōdate, Japan	40.27	140.56
Muncar, Indonesia	-8.43	114.33
Rosetta, Egypt	31.40	30.42
Changli, China	39.70	119.15
Sidi Khaled, Algeria	34.39	4.99
Bhawānipatna, India	19.91	83.17
Khopoli, India	18.79	73.35
Karwar, India	14.81	74.13
Akşehir, Türkiye	38.36	31.42
Sahuayo de Morelos, Mexico	20.06	-102.72
Parintins, Brazil	-2.63	-56.74
Bandar Seri Begawan, Brunei	4.89	114.94
Kaihua, China	23.37	104.28
Concepcion, Philippines	15.33	120.66
Nepalgunj, Nepal	28.05	81.62
Yunmeng Chengguanzhen, China	31.06	113.77
Tikhoretsk, Russia	45.85	40.13
Waterlooville, United Kingdom	50.88	-1.03
Imaichi, Japan	36.72	139.68
Rossosh’, Russia	51.12	38.51
Shakargarh, Pakistan	32.26	75.16
Ghotki, Pakistan	28.00	69.32
Tallaght, Ireland	53.29	-6.37
Mansfield, TX	32.56	-97.14
Taloqan, Afghanistan	36.74	69.53
Ongjin, North Korea	37.93	125.36
Tuapse, Russia	44.11	39.08
Kerpen, Germany	50.87	6.70
Skanes, Tunisia	35.78	10.80
Santa Cruz, CA	36.97	-122.03
Pico Rivera, CA	33.98	-118.10
Madera, CA	36.96	-120.06
Heidelberg, South Africa	-26.50	28.36
Kāyankulam, India	9.18	76.50
Qinggang, China	46.68	126.11
Modiin Ilit, Israel	31.93	35.04
Uga, Nigeria	5.94	7.08
Alessandria, Italy	44.91	8.61
Janesville, WI	42.68	-89.02
West Des Moines, IA	41.58	-93.71
Villa Elisa, Paraguay	-25.37	-57.59
Aleksandrov, Russia	56.40	38.71
Narutochō-mitsuishi, Japan	34.20	134.61
Sibi, Pakistan	29.54	67.88
Molina de Segura, Spain	38.05	-1.21
Chinnachowk, India	14.48	78.84
Bishnupur, India	23.07	87.32
Paterna, Spain	39.50	-0.44
Palaió Fáliro, Greece	37.93	23.70
Mazabuka, Zambia	-15.86	27.75
Khartsyz’k, Ukraine	48.04	38.15
Polomolok, Philippines	6.22	125.06
Mārkāpur, India	15.74	79.27
Basmat, India	19.33	77.16
Curvelo, Brazil	-18.76	-44.43
Macclesfield, United Kingdom	53.26	-2.13
Baheri, India	28.77	79.50
Montebello, CA	34.01	-118.11
Kunnamkulam, India	10.65	76.07
Tulangan Utara, Indonesia	-7.47	112.65
Itabaiana, Brazil	-10.69	-37.43
Bognor Regis, United Kingdom	50.78	-0.68
Cyangugu, Rwanda	-2.48	28.91
Colón, Cuba	22.72	-80.90
Rāghogarh, India	24.44	77.20
San Antonio de Los Altos, Venezuela	10.39	-66.95
Kangar, Malaysia	6.44	100.20
Valence, France	44.93	4.91
Awsīm, Egypt	30.12	31.14
Newtownabbey, United Kingdom	54.66	-5.91
Ramla, Israel	31.93	34.87
Cosenza, Italy	39.30	16.25
Quimper, France	48.00	-4.10
Thành Phố Uông Bí, Vietnam	21.03	106.77
Kristiansand, Norway	58.15	8.00
Al Fashn, Egypt	28.82	30.90
Jampur, Pakistan	29.64	70.60
Cao Lãnh, Vietnam	10.46	105.63
Kulai, Malaysia	1.66	103.60
Fulda, Germany	50.55	9.68
Yangcun, China	39.36	117.06
Guamúchil, Mexico	25.46	-108.08
Caçador, Brazil	-26.78	-51.02
Gopālganj, India	26.47	84.44
Łomża, Poland	53.18	22.06
Georgetown, TX	30.63	-97.68
As Safīrah, Syria	36.08	37.37
Kanchanaburi, Thailand	14.00	99.55
Chokwé, Mozambique	-24.53	32.98
Alpharetta, GA	34.08	-84.29
Ouro Preto, Brazil	-20.39	-43.51
Karviná, Czechia	49.85	18.54
Caldas Novas, Brazil	-17.74	-48.63
Kettering, United Kingdom	52.40	-0.73
Genk, Belgium	50.97	5.50
Shimodate, Japan	36.30	139.98
Kilju, North Korea	40.96	129.33
Lorain, OH	41.45	-82.18
Tura, India	25.51	90.20
Santa Lucía, Spain	27.91	-15.54
Baihe, China	22.13	107.23
Irecê, Brazil	-11.30	-41.86
Bowling Green, KY	36.99	-86.44
Nong Khai, Thailand	17.88	102.74
Flatlands, NY	40.62	-73.93
Dundalk, MD	39.25	-76.52
Tosu, Japan	33.37	130.52
Dormagen, Germany	51.10	6.83
Zarechnyy, Russia	53.20	45.19
Užice, Serbia	43.86	19.85
Buckley, United Kingdom	53.17	-3.08
Mabai, China	23.01	104.45
Leszno, Poland	51.84	16.57
Bergheim, Germany	50.96	6.64
Catalão, Brazil	-18.17	-47.95
Samut Sakhon, Thailand	13.55	100.27
Eden Prairie, MN	44.85	-93.47
Viladecans, Spain	41.31	2.01
Jitra, Malaysia	6.27	100.42
North Bergen, NJ	40.80	-74.01
Zayed City, United Arab Emirates	23.65	53.71
Três Corações, Brazil	-21.70	-45.25
Korydallós, Greece	37.98	23.65
Great Yarmouth, United Kingdom	52.61	1.73
Kakamega, Kenya	0.28	34.75
Aïn Sefra, Algeria	32.75	-0.58
El Prat de Llobregat, Spain	41.33	2.09
Rājsamand, India	25.07	73.88
Nanlong, China	31.35	106.06
Rio Largo, Brazil	-9.48	-35.85
Florence-Graham, CA	33.97	-118.24
Waltham, MA	42.38	-71.24
Siddharthanagar, Nepal	27.50	83.45
Fujioka, Japan	36.25	139.07
Garbsen, Germany	52.41	9.59
Teluk Intan, Malaysia	4.02	101.02
Pavlovo, Russia	55.97	43.09
Cheyenne, WY	41.14	-104.82
Frenda, Algeria	35.07	1.05
Dārāb, Iran	28.75	54.54
Fuwwah, Egypt	31.20	30.55
Xiazhuang, China	34.92	118.64
West Hartford, CT	41.76	-72.74
Fuding, China	27.33	120.21
Molepolole, Botswana	-24.41	25.50
Tāndūr, India	17.25	77.58
Zalău, Romania	47.20	23.05
Valença, Brazil	-13.37	-39.07
Vilhena, Brazil	-12.74	-60.15
Kuşadası, Türkiye	37.86	27.26
Żory, Poland	50.05	18.70
Godean, Indonesia	-7.77	110.29
Rogers, AR	36.33	-94.12
Bougara, Algeria	36.54	3.08
Sūratgarh, India	29.32	73.90
Mannargudi, India	10.67	79.45
Medicine Hat, AB	50.04	-110.68
Linares, Mexico	24.86	-99.57
Melipilla, Chile	-33.69	-71.22
Novaya Balakhna, Russia	56.49	43.60
Limón, Costa Rica	9.99	-83.04
Les Abymes, Guadeloupe	16.27	-61.51
Tokmok, Kyrgyzstan	42.84	75.30
Botou, China	38.07	116.57
Fukuroi, Japan	34.75	137.92
Sopur, India	34.29	74.47
Sandnes, Norway	58.85	5.74
Carol City, FL	25.94	-80.25
Peruíbe, Brazil	-24.32	-47.00
Pubal, South Korea	37.29	127.51
Hamma Bouziane, Algeria	36.41	6.60
Florida, Cuba	21.53	-78.23
Sheki, Azerbaijan	41.19	47.17
Lugano, Switzerland	46.01	8.96
Rubizhne, Ukraine	49.01	38.38
Baoqing, China	46.33	132.21
Nkwerre, Nigeria	5.76	7.10
Ichinoseki, Japan	38.92	141.13
Entebbe, Uganda	0.06	32.48
Machiques, Venezuela	10.06	-72.55
Sakurai, Japan	34.50	135.85
Itapeva, Brazil	-23.98	-48.88
Encinitas, CA	33.04	-117.29
Auchi, Nigeria	7.07	6.26
Bełchatów, Poland	51.37	19.36
Graaff-Reinet, South Africa	-32.25	24.53
Sambrial, Pakistan	32.48	74.35
Runcorn, United Kingdom	53.34	-2.73
Sorgun, Türkiye	39.81	35.19
Arni, India	12.67	79.29
Nasugbu, Philippines	14.07	120.63
Kannur, India	11.87	75.36
Pryluky, Ukraine	50.59	32.39
Fāqūs, Egypt	30.73	31.80
Kara-Balta, Kyrgyzstan	42.81	73.85
Ashford, United Kingdom	51.15	0.87
Afragola, Italy	40.92	14.31
Haverhill, MA	42.78	-71.08
Robāţ Karīm, Iran	35.48	51.08
Valdemoro, Spain	40.19	-3.68
Umm Al Quwain City, United Arab Emirates	25.56	55.56
Gus’-Khrustal’nyy, Russia	55.61	40.65
Jupiter, FL	26.93	-80.09
Buynaksk, Russia	42.82	47.12
Wawer, Poland	52.20	21.18
Semporna, Malaysia	4.48	118.61
Kogon Shahri, Uzbekistan	39.73	64.55
Cataguases, Brazil	-21.39	-42.70
Çubuk, Türkiye	40.24	33.03
Krasnotur’insk, Russia	59.77	60.21
Council Bluffs, IA	41.26	-95.86
Houmt El Souk, Tunisia	33.88	10.86
Belebey, Russia	54.12	54.12
Tataouine, Tunisia	32.93	10.45
Wellington, FL	26.66	-80.24
Tonypandy, United Kingdom	51.62	-3.46
Kaitong, China	44.81	123.08
West Coon Rapids, MN	45.16	-93.35
Dhuburi, India	26.02	89.99
Puliyangudi, India	9.17	77.40
Drancy, France	48.93	2.45
Pingnan, China	23.54	110.39
Kosong, South Korea	38.38	128.47
North Miami, FL	25.89	-80.19
Al Khānkah, Egypt	30.21	31.37
Singida, Tanzania	-4.82	34.74
Noisy-le-Grand, France	48.85	2.56
Sheopur, India	25.66	76.70
Fochville, South Africa	-26.49	27.49
Renukūt, India	24.22	83.04
Érd, Hungary	47.39	18.91
Hamilton, OH	39.40	-84.56
Dêqên, China	29.96	90.72
Villeneuve-d'Ascq, France	50.62	3.17
Tesistán, Mexico	20.80	-103.47
Songyang, China	34.46	113.03
Tanjung Pandan, Indonesia	-2.73	107.63
Zhaozhou, China	45.68	125.32
Kitahiroshima, Japan	42.98	141.57
Grao de Murviedro, Spain	39.64	-0.24
Yucheng, China	34.93	116.47
Berekum, Ghana	7.45	-2.58
North Port, FL	27.04	-82.24
Kipushi, Congo - Kinshasa	-11.76	27.25
La Seyne-sur-Mer, France	43.10	5.88
Druzhkivka, Ukraine	48.63	37.55
Tulare, CA	36.21	-119.35
Lozova, Ukraine	48.89	36.32
Fussa, Japan	35.74	139.32
Rionegro, Colombia	6.16	-75.37
Abepura, Indonesia	-2.60	140.63
Rzhev, Russia	56.26	34.33
Coon Rapids, MN	45.12	-93.29
Assen, Netherlands	53.00	6.56
Dhenkānāl, India	20.66	85.60
Slutsk, Belarus	53.03	27.56
Tungipāra, Bangladesh	22.90	89.90
Chistopol’, Russia	55.36	50.64
Reguiba, Algeria	33.56	6.70
Levallois-Perret, France	48.89	2.29
Bangkalan, Indonesia	-7.05	112.74
Huaral, Peru	-11.49	-77.21
Calarcá, Colombia	4.53	-75.64
Tinongan, Philippines	10.21	123.04
Millcreek, UT	40.69	-111.88
Shuangyang, China	43.52	125.67
Nianzishan, China	47.52	122.88
La Habra, CA	33.93	-117.95
San José de Guanipa, Venezuela	8.89	-64.17
Blaine, MN	45.16	-93.23
Dabwāli, India	29.95	74.74
Jinghong, China	21.99	100.73
Sibsāgar, India	26.98	94.64
Ina, Japan	35.83	137.95
Santa Lucía Cotzumalguapa, Guatemala	14.34	-91.02
Nagahama, Japan	35.38	136.27
Castelldefels, Spain	41.28	1.97
Tikhvin, Russia	59.65	33.53
Sagua la Grande, Cuba	22.81	-80.08
Auburn, AL	32.61	-85.48
Minglanilla, Philippines	10.24	123.80
Saquarema, Brazil	-22.92	-42.51
Pingyin, China	36.28	116.45
Mersa Matruh, Egypt	31.35	27.24
Boryeong, South Korea	36.35	126.60
Tupã, Brazil	-21.93	-50.51
Sanghar, Pakistan	26.05	68.95
Veszprém, Hungary	47.09	17.91
Ferkessédougou, Côte d’Ivoire	9.59	-5.19
Qingshuping, China	27.38	112.02
Smederevo, Serbia	44.66	20.93
El Hamma, Tunisia	33.89	9.80
Lake Elsinore, CA	33.67	-117.33
Zhaobaoshan, China	29.97	121.69
Hushitai, China	41.94	123.50
Piranshahr, Iran	36.70	45.14
Petrodvorets, Russia	59.90	29.80
Njeru, Uganda	0.44	33.18
Labinsk, Russia	44.63	40.74
Fernandópolis, Brazil	-20.28	-50.25
Tan-Tan, Morocco	28.44	-11.10
Marseille 14, France	43.34	5.38
Huoqiu Chengguanzhen, China	32.35	116.29
Mudu, China	31.26	120.52
Zalaegerszeg, Hungary	46.84	16.84
Adzopé, Côte d’Ivoire	6.11	-3.86
Nandu, China	22.85	110.82
Pisco, Peru	-13.71	-76.21
Honjō, Japan	36.24	139.19
Bāmyān, Afghanistan	34.82	67.83
Daye, China	30.08	114.95
Bassar, Togo	9.25	0.78
Moca, Dominican Republic	19.39	-70.53
Iskitim, Russia	54.64	83.30
Berbérati, Central African Republic	4.26	15.79
Senador Canedo, Brazil	-16.71	-49.09
Jelgava, Latvia	56.65	23.71
Revda, Russia	56.80	59.93
Kolomyia, Ukraine	48.53	25.04
Lobnya, Russia	56.01	37.48
Yingshang Chengguanzhen, China	32.63	116.27
San Andrés Tuxtla, Mexico	18.45	-95.21
Carmichael, CA	38.62	-121.33
Kampong Cham, Cambodia	11.99	105.46
Scarborough, United Kingdom	54.28	-0.40
Malappuram, India	11.04	76.08
Chinhoyi, Zimbabwe	-17.37	30.20
Al Qurayn, Egypt	30.62	31.74
Rāth, India	25.59	79.57
Rockhampton, Australia	-23.38	150.51
Al Shamkhah City, United Arab Emirates	24.39	54.71
Medenine, Tunisia	33.35	10.51
Lakshmīpur, Bangladesh	22.94	90.83
Hastings, New Zealand	-39.64	176.85
Pumiao, China	22.76	108.48
Jamkhandi, India	16.50	75.29
Wesel, Germany	51.67	6.62
Vyksa, Russia	55.32	42.17
Cortazar, Mexico	20.48	-100.96
Tríkala, Greece	39.55	21.77
Kāmyārān, Iran	34.80	46.94
Chambéry, France	45.57	5.92
Hancheng, China	32.52	112.35
Itapira, Brazil	-22.44	-46.82
Sirsi, India	14.62	74.84
Dmitrov, Russia	56.34	37.52
Antratsyt, Ukraine	48.12	39.09
Ueno-ebisumachi, Japan	34.76	136.13
Sibay, Russia	52.72	58.67
Lishu, China	43.30	124.33
Oroqen Zizhiqi, China	50.57	123.72
Taylor, MI	42.24	-83.27
Alcoy, Spain	38.71	-0.47
Cayenne, French Guiana	4.93	-52.33
Hujra Shah Muqim, Pakistan	30.74	73.82
Xianju, China	28.85	120.73
Pogradec, Albania	40.90	20.65
Malaybalay, Philippines	8.16	125.13
Oudtshoorn, South Africa	-33.60	22.20
Vriddhāchalam, India	11.52	79.32
Karlstad, Sweden	59.38	13.50
Nieuwegein, Netherlands	52.03	5.08
Hita, Japan	33.32	130.94
Burnsville, MN	44.77	-93.28
Jianguang, China	28.19	115.78
Monterey Park, CA	34.06	-118.12
Widnes, United Kingdom	53.36	-2.73
Belize City, Belize	17.50	-88.20
Issy-les-Moulineaux, France	48.82	2.28
Dongning, China	44.06	131.12
Suicheng, China	33.90	117.93
Stryi, Ukraine	49.26	23.86
Kempten (Allgäu), Germany	47.73	10.31
Toki, Japan	35.35	137.18
Castro Valley, CA	37.69	-122.09
Ragusa, Italy	36.93	14.72
San Salvador Tizatlalli, Mexico	19.26	-99.59
Aldershot, United Kingdom	51.25	-0.76
Schwäbisch Gmünd, Germany	48.80	9.80
Linares, Spain	38.10	-3.64
Vinukonda, India	16.05	79.74
Irvington, NJ	40.73	-74.23
Sindelfingen, Germany	48.70	9.02
Výronas, Greece	37.96	23.75
Neuilly-sur-Seine, France	48.88	2.27
Tianchang, China	38.00	114.02
Mizusawa, Japan	39.13	141.13
Veenendaal, Netherlands	52.03	5.56
Asti, Italy	44.90	8.21
Gravatá, Brazil	-8.20	-35.56
La Chorrera, Panama	8.88	-79.78
Kuroiso, Japan	36.97	140.05
Rocklin, CA	38.79	-121.24
Slawi, Indonesia	-6.98	109.14
Gaalkacyo, Somalia	6.77	47.43
Apatity, Russia	67.56	33.40
Abū Qurqāş, Egypt	27.93	30.84
Jijiang, China	29.29	106.25
Tissemsilt, Algeria	35.61	1.81
Al Manshāh, Egypt	26.48	31.80
Utica, NY	43.10	-75.23
Ouahigouya, Burkina Faso	13.58	-2.42
Xifeng, China	42.74	124.72
Malden, MA	42.43	-71.07
National City, CA	32.68	-117.10
Novoaltaysk, Russia	53.39	83.94
Pecangaan, Indonesia	-6.70	110.71
Bury, United Kingdom	53.60	-2.30
Valjevo, Serbia	44.28	19.90
Yopal, Colombia	5.34	-72.40
Svobodnyy, Russia	51.38	128.14
Horad Zhodzina, Belarus	54.10	28.33
Barking, United Kingdom	51.53	0.08
Sal’sk, Russia	46.47	41.54
Stupino, Russia	54.90	38.07
Mielec, Poland	50.29	21.42
Chinch'ŏn, South Korea	36.86	127.44
Bouaflé, Côte d’Ivoire	6.99	-5.74
Tiptūr, India	13.26	76.48
Sahaswān, India	28.07	78.75
Irun, Spain	43.34	-1.79
Zeist, Netherlands	52.09	5.23
Anuradhapura, Sri Lanka	8.31	80.41
Tarnowskie Góry, Poland	50.45	18.86
Asker, Norway	59.83	10.44
Grosseto, Italy	42.76	11.11
Kırıkhan, Türkiye	36.50	36.36
Yanliang, China	34.66	109.23
Candelaria, Philippines	13.93	121.42
Tahe, China	52.33	124.73
Al Mithnab, Saudi Arabia	25.86	44.22
Springfield, OR	44.05	-123.02
Koppal, India	15.35	76.15
Bethesda, MD	38.98	-77.10
Uyovu, Tanzania	-3.28	31.53
Norfolk County, ON	42.83	-80.38
Sirhind, India	30.64	76.38
Dabra, India	25.89	78.33
Erdaojiang, China	41.78	126.03
Cumbum, India	9.74	77.28
Terre Haute, IN	39.47	-87.41
Tartagal, Argentina	-22.52	-63.80
Vineland, NJ	39.49	-75.03
Prokhladnyy, Russia	43.76	44.03
Tianpeng, China	30.99	103.94
Troyes, France	48.30	4.09
Kertosono, Indonesia	-7.58	112.10
Kabirwala, Pakistan	30.40	71.86
Xixiang, China	35.16	112.86
Slavonski Brod, Croatia	45.16	18.02
Seraing, Belgium	50.58	5.50
Shuya, Russia	56.85	41.39
Shchëkino, Russia	54.01	37.52
Ban Lam Luk Ka, Thailand	13.98	100.78
San Marcos, TX	29.88	-97.94
Sfântu Gheorghe, Romania	45.87	25.78
Brentwood, NY	40.78	-73.25
Granollers, Spain	41.61	2.29
Bor, Russia	56.36	44.07
Arāmbāgh, India	22.88	87.78
Himatnagar, India	23.60	72.97
Lakeville, MN	44.65	-93.24
Mujiayingzi, China	42.12	118.78
West Allis, WI	43.02	-88.01
Akim Oda, Ghana	5.93	-0.99
Dubna, Russia	56.73	37.17
Redmond, WA	47.67	-122.12
Lokoja, Nigeria	7.80	6.74
Cupertino, CA	37.32	-122.03
Ualog, Philippines	10.57	123.39
Langzhong, China	31.55	105.99
Ciudad Hidalgo, Mexico	19.69	-100.55
Taylorsville, UT	40.67	-111.94
Takaishi, Japan	34.52	135.43
Yoshikawa, Japan	35.89	139.84
Castleford, United Kingdom	53.73	-1.36
Lādnūn, India	27.65	74.40
Landshut, Germany	48.53	12.16
Bristol, CT	41.67	-72.95
Moore, OK	35.34	-97.49
Gardena, CA	33.89	-118.31
Longgang, China	37.65	120.33
Petaluma, CA	38.23	-122.64
Fethiye, Türkiye	36.64	29.13
Hereford, United Kingdom	52.06	-2.71
Pirassununga, Brazil	-22.00	-47.43
Adelaide Hills, Australia	-34.91	138.71
Bangor, United Kingdom	54.65	-5.67
Grand Junction, CO	39.06	-108.55
Nipāni, India	16.40	74.38
Świdnica, Poland	50.84	16.49
Gushu, China	31.56	118.48
Banfora, Burkina Faso	10.63	-4.77
Casper, WY	42.87	-106.31
Motril, Spain	36.75	-3.52
Borsad, India	22.41	72.90
Atlantis, South Africa	-33.57	18.48
Opava, Czechia	49.94	17.90
Rowlett, TX	32.90	-96.56
Koratla, India	18.82	78.71
Kīratpur, India	29.51	78.21
Wucheng, China	29.60	118.17
Yuxia, China	34.06	108.63
Trinidad, Cuba	21.80	-79.98
Unaí, Brazil	-16.36	-46.91
Runing, China	33.00	114.35
Vrindāvan, India	27.58	77.70
Barabai, Indonesia	-2.58	115.38
Douane, Tunisia	36.45	10.76
Kousa, Egypt	25.92	32.76
Vavuniya, Sri Lanka	8.75	80.50
Zhijiang, China	30.42	111.75
Rosenheim, Germany	47.86	12.12
Stroud, United Kingdom	51.75	-2.20
Hāveri, India	14.79	75.40
Taozhuang, China	34.85	117.33
Margate, United Kingdom	51.38	1.39
Tczew, Poland	54.09	18.78
Laascaanood, Somalia	8.48	47.36
La Mesa, CA	32.77	-117.02
Pine Hills, FL	28.56	-81.45
Martínez de la Torre, Mexico	20.07	-97.06
Caratinga, Brazil	-19.79	-42.14
Kuwait City, Kuwait	29.37	47.98
Zushi, Japan	35.29	139.58
Pavlovskiy Posad, Russia	55.78	38.65
Koga, Japan	33.73	130.47
Supaul, India	26.12	86.60
Uíge, Angola	-7.61	15.06
Villa Vicente Guerrero, Mexico	19.12	-98.17
Patos, Albania	40.68	19.62
Hurlingham, Argentina	-34.59	-58.63
Zhujiajiao, China	31.11	121.06
Wuzhen, China	30.75	120.49
Santutxu, Spain	43.25	-2.92
Gīrīdīh, India	24.19	86.31
Néma, Mauritania	16.62	-7.26
Putra Heights, Malaysia	2.99	101.57
Bensonhurst, NY	40.60	-73.99
Coney Island, NY	40.58	-73.99
Yangiyŭl, Uzbekistan	41.11	69.05
Meftah, Algeria	36.62	3.22
Meriden, CT	41.54	-72.81
Rāyadrug, India	14.70	76.85
Tanay, Philippines	14.50	121.28
Loughborough, United Kingdom	52.77	-1.20
Obando, Philippines	14.71	120.94
Heroica Caborca, Mexico	30.72	-112.16
Debre Mark’os, Ethiopia	10.35	37.73
Sinfra, Côte d’Ivoire	6.62	-5.91
Pontiac, MI	42.64	-83.29
Temerluh, Malaysia	3.45	102.42
Hwasun, South Korea	35.06	126.99
Welwyn Garden City, United Kingdom	51.80	-0.21
Jiangkou, China	25.49	119.20
Farnborough, United Kingdom	51.29	-0.76
KwaDukuza, South Africa	-29.33	31.29
Tozkhurmato, Iraq	34.89	44.63
Yamethin, Myanmar (Burma)	20.43	96.14
Port Orange, FL	29.14	-81.00
Oued Rhiou, Algeria	35.96	0.92
Boyolali, Indonesia	-7.53	110.60
Hamden, CT	41.40	-72.90
Antony, France	48.75	2.30
North Lakhimpur, India	27.24	94.10
Laibin, China	23.70	109.27
Pucheng, China	27.92	118.53
Lakewood, WA	47.17	-122.52
Brandenburg an der Havel, Germany	52.42	12.55
Balagtas, Philippines	14.82	120.87
Kawm Umbū, Egypt	24.48	32.95
Fountainebleau, FL	25.77	-80.35
Piekary Śląskie, Poland	50.38	18.93
Tohāna, India	29.71	75.90
Boufarik, Algeria	36.57	2.91
Rüsselsheim, Germany	49.99	8.42
Itapetinga, Brazil	-15.25	-40.25
Saint Clair Shores, MI	42.50	-82.89
Agía Paraskeví, Greece	38.02	23.83
Koson, Uzbekistan	39.04	65.58
Springfield, OH	39.92	-83.81
Esfarāyen, Iran	37.08	57.51
Mococa, Brazil	-21.47	-47.00
Katiola, Côte d’Ivoire	8.14	-5.10
Great Falls, MT	47.50	-111.30
Ekpoma, Nigeria	6.74	6.14
Asadābād, Iran	34.78	48.12
São Borja, Brazil	-28.66	-56.00
Nago, Japan	26.62	127.99
San Cristobal, Cuba	22.72	-83.06
Den Helder, Netherlands	52.96	4.76
Chapel Hill, NC	35.91	-79.06
Cremona, Italy	45.13	10.02
Molfetta, Italy	41.20	16.60
Altamira, Mexico	22.39	-97.94
Shiogama, Japan	38.32	141.03
Sengkang, Indonesia	-4.13	120.03
Gangoh, India	29.78	77.26
Dayr al Balaḩ, Palestinian Territories	31.42	34.35
Ferizaj, Kosovo	42.37	21.16
Drummondville, QC	45.88	-72.48
Sonsonate, El Salvador	13.72	-89.72
Wenshang, China	35.73	116.50
Rhondda, United Kingdom	51.66	-3.45
Bến Tre, Vietnam	10.24	106.38
Kottayam, India	9.59	76.52
Mölndal, Sweden	57.66	12.01
Huntington Park, CA	33.98	-118.23
Carazinho, Brazil	-28.28	-52.79
Frýdek-Místek, Czechia	49.68	18.35
La Roche-sur-Yon, France	46.67	-1.43
Mangalagiri, India	16.43	80.57
Kattaqo’rg’on Shahri, Uzbekistan	39.91	66.27
Langenfeld, Germany	51.11	6.95
Galátsi, Greece	38.02	23.75
Lancaster, PA	40.04	-76.31
Narasapur, India	16.43	81.70
Coconut Creek, FL	26.25	-80.18
San Felipe, Chile	-32.75	-70.73
Lappeenranta, Finland	61.06	28.19
Dolores Hidalgo Cuna de la Independencia Nacional, Mexico	21.16	-100.93
Gannan, China	47.91	123.50
Offenburg, Germany	48.47	7.94
Craigavon, United Kingdom	54.45	-6.39
Lamongan, Indonesia	-7.12	112.42
Nelson, New Zealand	-41.27	173.28
Hongjiang, China	27.11	110.00
Sangāreddi, India	17.62	78.09
Mikhaylovsk, Russia	45.13	42.03
Sahagún, Colombia	8.95	-75.44
Jian’ou, China	27.04	118.32
Idaho Falls, ID	43.47	-112.03
Kotlas, Russia	61.26	46.65
Fundación, Colombia	10.52	-74.19
Kodār, India	17.00	79.97
Chibuto, Mozambique	-24.69	33.53
San Rafael, CA	37.97	-122.53
Fuli, China	46.72	131.14
Azua, Dominican Republic	18.45	-70.73
Arrecife, Spain	28.96	-13.55
Chalkída, Greece	38.46	23.60
Oltinko‘l, Uzbekistan	43.07	58.90
Ullal, India	12.81	74.86
Manaoag, Philippines	16.04	120.49
Haizhou, China	34.58	119.13
Noblesville, IN	40.05	-86.01
El Vigía, Venezuela	8.61	-71.66
Pula, Croatia	44.87	13.85
Yigou, China	35.81	114.32
Santo Tomé, Argentina	-31.66	-60.77
Marietta, GA	33.95	-84.55
San Francisco, Argentina	-31.43	-62.08
Verkhnyaya Pyshma, Russia	56.97	60.58
As-Suwayda, Syria	32.71	36.57
Fairfield, CT	41.14	-73.26
Talnakh, Russia	69.49	88.40
Langtoucun, China	40.04	124.34
Owensboro, KY	37.77	-87.11
Eastvale, CA	33.96	-117.56
Mossel Bay, South Africa	-34.18	22.15
Royal Oak, MI	42.49	-83.14
Kabinda, Congo - Kinshasa	-6.14	24.48
Caucaguita, Venezuela	10.36	-66.80
Tam Kỳ, Vietnam	15.57	108.47
Māngrol, India	21.12	70.11
Gola Gokarannāth, India	28.08	80.47
Zarand, Iran	30.81	56.56
Petroúpolis, Greece	38.04	23.68
Stralsund, Germany	54.31	13.08
Uwajima, Japan	33.22	132.56
Modāsa, India	23.46	73.30
Brentwood, CA	37.93	-121.70
Santa Rosa, Brazil	-27.87	-54.48
Torbat-e Jām, Iran	35.24	60.62
Punta Cardón, Venezuela	11.66	-70.22
Xiaoweizhai, China	26.19	107.51
Baki, Indonesia	-7.61	110.78
Mikhaylovka, Russia	50.06	43.24
Solnechnogorsk, Russia	56.18	36.98
Ōtawara, Japan	36.87	140.03
Villach, Austria	46.61	13.86
Telêmaco Borba, Brazil	-24.32	-50.62
Guanambi, Brazil	-14.22	-42.78
Sig, Algeria	35.53	-0.19
Stolberg, Germany	50.77	6.23
Mingyue, China	43.11	128.92
Bañga, Philippines	6.42	124.78
Benalmádena, Spain	36.60	-4.57
Tezpur, India	26.63	92.80
Shahrīār, Iran	35.66	51.06
Ardakān, Iran	32.31	54.02
Saijō, Japan	33.92	133.18
Kolda, Senegal	12.89	-14.94
Dubuque, IA	42.50	-90.66
Wallasey, United Kingdom	53.42	-3.06
Kamphaeng Phet, Thailand	16.48	99.52
Comayagua, Honduras	14.45	-87.64
Thiruvarur, India	10.77	79.64
Suozhen, China	36.95	118.10
Cerdanyola del Vallès, Spain	41.49	2.14
Kayes, Congo - Brazzaville	-4.20	13.29
Marseille 12, France	43.30	5.44
Brookline, MA	42.33	-71.12
Novi, MI	42.48	-83.48
Littlehampton, United Kingdom	50.81	-0.54
Attur, India	11.59	78.60
Arsen’yev, Russia	44.15	133.28
Teziutlan, Mexico	19.82	-97.36
Hanyū, Japan	36.17	139.53
Ouezzane, Morocco	34.80	-5.58
Trapani, Italy	38.02	12.54
Des Plaines, IL	42.03	-87.88
Kampong Dungun, Malaysia	3.22	101.32
Hameln, Germany	52.10	9.36
Carrara, Italy	44.08	10.10
Los Patios, Colombia	7.84	-72.50
Bantul, Indonesia	-7.89	110.33
Chidambaram, India	11.40	79.69
Labé, Guinea	11.32	-12.28
Horsens, Denmark	55.86	9.85
Orland Park, IL	41.63	-87.85
Tarn Tāran, India	31.45	74.93
Bartlett, TN	35.20	-89.87
Glogovac, Kosovo	42.63	20.89
Udumalaippettai, India	10.59	77.25
Woodland, CA	38.68	-121.77
Lonavla, India	18.75	73.41
New Westminster, BC	49.21	-122.91
Jidong, China	45.22	131.08
Chichibu, Japan	35.99	139.08
Lehi, UT	40.39	-111.85
Fenyi, China	27.81	114.67
Ksar Chellala, Algeria	35.21	2.32
Racibórz, Poland	50.09	18.22
Kasaoka, Japan	34.51	133.50
White Plains, NY	41.03	-73.76
Uzlovaya, Russia	53.98	38.17
Casoria, Italy	40.91	14.29
Menden, Germany	51.44	7.78
Weleri, Indonesia	-6.97	110.07
Chonglong, China	29.78	104.85
Xinglongshan, China	43.96	125.47
San Pedro de Jujuy, Argentina	-24.23	-64.87
Fort Beaufort, South Africa	-32.77	26.63
Arcadia, CA	34.14	-118.04
Reston, VA	38.97	-77.34
Friedrichshafen, Germany	47.66	9.48
Shāhāda, India	21.55	74.47
Bridgend, United Kingdom	51.51	-3.58
Chaiyaphum, Thailand	15.81	102.03
Tongchuan, China	31.09	105.09
Nawalgarh, India	27.85	75.27
Uttaradit, Thailand	17.63	100.09
Bondoukou, Côte d’Ivoire	8.04	-2.80
Hongqiao, China	26.77	112.11
Sérres, Greece	41.08	23.55
Fāraskūr, Egypt	31.33	31.72
Savona, Italy	44.31	8.48
Nedumangād, India	8.60	77.00
Trenčín, Slovakia	48.89	18.04
Aracruz, Brazil	-19.82	-40.27
Korçë, Albania	40.62	20.78
San Andrés, Colombia	12.58	-81.71
Będzin, Poland	50.33	19.13
Kırklareli, Türkiye	41.74	27.23
Ocala, FL	29.19	-82.14
Kisela Voda, North Macedonia	41.95	21.50
Nikšić, Montenegro	42.77	18.94
Dingtao, China	35.07	115.57
Polewali, Indonesia	-3.43	119.34
Rundu, Namibia	-17.93	19.77
Los Dos Caminos, Venezuela	10.49	-66.83
Banī Mazār, Egypt	28.50	30.80
Kanbe, Myanmar (Burma)	16.71	96.00
Täby, Sweden	59.44	18.07
South Vineland, NJ	39.45	-75.03
Lorient, France	47.75	-3.37
Sanford, FL	28.80	-81.27
Juye, China	35.39	116.09
Ariquemes, Brazil	-9.91	-63.04
Nīmbāhera, India	24.62	74.68
Kolonnawa, Sri Lanka	6.93	79.88
Kadi, India	23.30	72.33
Felgueiras, Portugal	41.37	-8.19
Nangen, South Korea	35.41	127.39
Göppingen, Germany	48.70	9.65
Zgierz, Poland	51.86	19.41
Caucasia, Colombia	7.99	-75.19
Hải Dương, Vietnam	20.94	106.33
Ushuaia, Argentina	-54.81	-68.32
Bowie, MD	38.94	-76.73
Simpang Empat, Malaysia	4.95	100.63
Port Coquitlam, BC	49.27	-122.77
Santangpu, China	27.41	111.99
Volzhsk, Russia	55.87	48.36
Kokomo, IN	40.49	-86.13
Sarcelles, France	49.00	2.38
Jatiwangi, Indonesia	-6.73	108.26
Acámbaro, Mexico	20.03	-100.72
Vigevano, Italy	45.31	8.85
Kawthoung, Myanmar (Burma)	9.98	98.55
Pessac, France	44.81	-0.63
Imarichō-kō, Japan	33.27	129.88
Santa Rosa de Cabal, Colombia	4.87	-75.62
Sidi Moussa, Algeria	36.61	3.09
Sīra, India	13.74	76.90
Baekrajan, Indonesia	-6.77	110.85
Wayne, NJ	40.93	-74.28
Kraaifontein, South Africa	-33.85	18.72
Hardenberg, Netherlands	52.58	6.62
Ivry-sur-Seine, France	48.82	2.38
Myaydo, Myanmar (Burma)	19.37	95.22
Kokubu-matsuki, Japan	31.73	130.77
Veles, North Macedonia	41.72	21.78
Tabaco, Philippines	13.36	123.73
Chik Ballāpur, India	13.44	77.73
Pianura, Italy	40.86	14.17
Bārdoli, India	21.12	73.11
Kogalym, Russia	62.27	74.48
Novovolyns’k, Ukraine	50.73	24.16
Jhārgrām, India	22.45	86.99
Évreux, France	49.02	1.15
Singosari, Indonesia	-7.89	112.67
Bootle, United Kingdom	53.47	-3.02
Debre Birhan, Ethiopia	9.68	39.53
Santee, CA	32.84	-116.97
Anxiang, China	29.40	112.15
Lop Buri, Thailand	14.80	100.65
Görlitz, Germany	51.16	14.99
Düzce, Türkiye	40.84	31.16
Dublin, CA	37.70	-121.94
St. Albert, AB	53.63	-113.64
Weymouth, United Kingdom	50.61	-2.46
Ash Shāmīyah, Iraq	31.96	44.60
Farroupilha, Brazil	-29.23	-51.35
Harsīn, Iran	34.27	47.59
Francisco Beltrão, Brazil	-26.08	-53.05
Sundsvall, Sweden	62.39	17.31
El Hatillo, Venezuela	10.42	-66.83
Legnano, Italy	45.60	8.92
Vénissieux, France	45.70	4.89
Cergy, France	49.04	2.08
Samāstipur, India	25.86	85.78
Ālbū Kamāl, Syria	34.45	40.92
Ban Pong, Thailand	13.82	99.88
Krymsk, Russia	44.93	37.99
Huangpi, China	30.88	114.38
Shanhecun, China	45.71	128.58
Guercif, Morocco	34.23	-3.35
Biała Podlaska, Poland	52.03	23.12
Gobichettipalayam, India	11.45	77.44
Yantongshan, China	43.29	126.01
Picos, Brazil	-7.08	-41.47
Al Hindīyah, Iraq	32.55	44.23
Hasanpur, India	28.72	78.28
Sōja, Japan	34.68	133.75
Clichy, France	48.90	2.31
Guiren, China	33.67	118.19
Maulavi Bāzār, Bangladesh	24.49	91.77
Palm Harbor, FL	28.08	-82.76
Santo Tomas, Philippines	14.11	121.14
Poprad, Slovakia	49.06	20.30
Kentau, Kazakhstan	43.52	68.50
Trà Vinh, Vietnam	9.95	106.34
Medford, MA	42.42	-71.11
Cheremkhovo, Russia	53.16	103.07
Fareham, United Kingdom	50.85	-1.18
Morley, United Kingdom	53.74	-1.60
Lençóis Paulista, Brazil	-22.60	-48.80
Cheshunt, United Kingdom	51.70	-0.03
Jahāngīrābād, India	28.41	78.11
Sherkot, India	29.33	78.57
Aïn Temouchent, Algeria	35.30	-1.14
Kātrās, India	23.80	86.30
Minbu, Myanmar (Burma)	20.18	94.88
Pālakollu, India	16.52	81.73
Zhongxing, China	33.70	118.68
Ḩalabjah, Iraq	35.18	45.99
Chililabombwe, Zambia	-12.36	27.82
Langxiang, China	46.95	128.87
Chunian, Pakistan	30.97	73.98
Catacaos, Peru	-5.27	-80.68
Ishikari, Japan	43.24	141.35
Garoowe, Somalia	8.40	48.48
Wani, India	20.06	78.95
Naksalbāri, India	26.68	88.22
Midwest City, OK	35.45	-97.40
Ouarzazat, Morocco	30.92	-6.89
Margate, FL	26.24	-80.21
Béja, Tunisia	36.73	9.18
Tiruvalla, India	9.38	76.57
Villa Hayes, Paraguay	-25.09	-57.52
Sopron, Hungary	47.69	16.59
Punta Alta, Argentina	-38.88	-62.07
Bergama, Türkiye	39.12	27.18
Itoman, Japan	26.13	127.67
Ponnūru, India	16.07	80.55
Bragança, Brazil	-1.05	-46.77
Arcoverde, Brazil	-8.42	-37.05
Kabanjahe, Indonesia	3.10	98.49
South Whittier, CA	33.95	-118.04
Fengxian, China	34.70	116.59
Tinley Park, IL	41.57	-87.78
Anamur, Türkiye	36.08	32.84
Suileng, China	47.25	127.10
Pflugerville, TX	30.44	-97.62
Mafraq, Jordan	32.34	36.21
Wenxing, China	28.68	112.88
Hashimoto, Japan	34.32	135.62
Diphu, India	25.84	93.43
Sītāmarhi, India	26.59	85.49
Zhigulevsk, Russia	53.40	49.50
Sakaidechō, Japan	34.32	133.84
Marondera, Zimbabwe	-18.19	31.55
Chhibrāmau, India	27.15	79.50
Luzern, Switzerland	47.05	8.31
Kidderminster, United Kingdom	52.39	-2.25
Mafeteng, Lesotho	-29.82	27.24
Shahrisabz, Uzbekistan	39.06	66.83
Tilhar, India	27.96	79.74
New Brunswick, NJ	40.49	-74.45
General Pico, Argentina	-35.66	-63.76
Vaasa, Finland	63.10	21.62
Grand Forks, ND	47.93	-97.03
Emmen, Netherlands	52.78	6.91
Phra Phutthabat, Thailand	14.73	100.80
Sangla Hill, Pakistan	31.72	73.38
Reyhanlı, Türkiye	36.27	36.57
Baishishan, China	43.58	127.57
Ābādeh, Iran	31.16	52.65
Fountain Valley, CA	33.71	-117.95
Hendala, Sri Lanka	6.99	79.88
Haripur, Pakistan	34.00	72.93
Roslavl’, Russia	53.95	32.86
Minyat an Naşr, Egypt	31.13	31.64
Ilkal, India	15.96	76.11
Jacona de Plancarte, Mexico	19.95	-102.31
Bayt Lāhyā, Palestinian Territories	31.55	34.50
Purbalingga, Indonesia	-7.39	109.36
Diamond Bar, CA	34.03	-117.81
Kitgum, Uganda	3.28	32.89
Shibīn al Qanāṭir, Egypt	30.31	31.32
Bada Barabīl, India	22.11	85.39
Hattingen, Germany	51.40	7.19
Los Andes, Chile	-32.83	-70.60
Ávila, Spain	40.66	-4.70
Kalibo (poblacion), Philippines	11.71	122.36
Bawku, Ghana	11.06	-0.24
Jijiga, Ethiopia	9.35	42.80
Nōgata, Japan	33.74	130.72
Jinji, China	23.23	110.83
Corby, United Kingdom	52.50	-0.69
Marseille 11, France	43.29	5.44
Taunton, MA	41.90	-71.09
Napier, New Zealand	-39.49	176.91
Oak Lawn, IL	41.71	-87.76
Union, NJ	40.70	-74.26
Vacaria, Brazil	-28.51	-50.93
Ankeny, IA	41.73	-93.61
Puerto Peñasco, Mexico	31.32	-113.54
Malārd, Iran	35.67	50.98
Weining, China	26.85	104.23
Mettur, India	11.79	77.80
Chicopee, MA	42.15	-72.61
Asaka, Uzbekistan	40.64	72.24
Râs el Oued, Algeria	35.94	5.03
Kuchāman, India	27.15	74.86
Lakhdaria, Algeria	36.56	3.59
Caltanissetta, Italy	37.49	14.06
Pare, Indonesia	-7.77	112.20
Dartford, United Kingdom	51.45	0.21
Cajamar, Brazil	-23.36	-46.88
Castlereagh, United Kingdom	54.57	-5.88
Segovia, Spain	40.95	-4.12
Eger, Hungary	47.90	20.37
Dewsbury, United Kingdom	53.69	-1.63
Daokou, China	35.56	114.51
Okcheon, South Korea	36.30	127.57
Yashan, China	22.20	109.94
Puerto Barrios, Guatemala	15.73	-88.59
Panruti, India	11.78	79.55
San Carlos del Zulia, Venezuela	9.00	-71.93
Lingayen, Philippines	16.02	120.23
Janaúba, Brazil	-15.80	-43.31
Borovichi, Russia	58.39	33.92
Livingston, United Kingdom	55.90	-3.52
Chino, Japan	35.99	138.15
Moriya, Japan	35.93	140.00
Hilden, Germany	51.17	6.93
Una, India	20.82	71.04
Oberá, Argentina	-27.49	-55.12
Kaga Bandoro, Central African Republic	6.99	19.19
Dörtyol, Türkiye	36.84	36.23
Ponnur, India	16.07	80.55
Kollegāl, India	12.15	77.11
Vinhedo, Brazil	-23.03	-46.98
Nantai, China	40.92	122.80
Balaipungut, Indonesia	1.06	101.29
Shegaon, India	20.79	76.70
Magong, Taiwan	23.57	119.59
Potenza, Italy	40.64	15.81
Changleng, China	28.70	115.82
Formiga, Brazil	-20.46	-45.43
Soroti, Uganda	1.71	33.61
Mérida, Spain	38.92	-6.34
Nabeul, Tunisia	36.46	10.74
Mon Repos, Trinidad & Tobago	10.28	-61.45
Hutang, China	31.53	119.49
Pul-e Khumrī, Afghanistan	35.94	68.72
Berwyn, IL	41.85	-87.79
Nankana Sahib, Pakistan	31.45	73.71
Upleta, India	21.74	70.28
Ujhāni, India	28.00	79.01
Manhattan, KS	39.18	-96.57
Al Qanāţir al Khayrīyah, Egypt	30.19	31.14
Honiara, Solomon Islands	-9.43	159.95
Fier, Albania	40.72	19.56
Stourbridge, United Kingdom	52.46	-2.14
Bankra, India	22.60	88.28
Mendaha, Indonesia	-1.02	103.59
Dabhoi, India	22.18	73.43
Sleman, Indonesia	-7.72	110.36
Gaogou, China	34.02	119.19
Espinal, Colombia	4.15	-74.88
Huauchinango, Mexico	20.17	-98.05
Hohoe, Ghana	7.15	0.47
Vranje, Serbia	42.55	21.90
Kirishi, Russia	59.45	32.02
Gölcük, Türkiye	40.70	29.87
Linghai, China	41.17	121.37
Turbaco, Colombia	10.33	-75.41
Paita, Peru	-5.09	-81.11
Kendale Lakes, FL	25.71	-80.41
Smyrna, GA	33.88	-84.51
Dearborn Heights, MI	42.34	-83.27
Bāri, India	26.65	77.62
Ródos, Greece	36.44	28.22
Obra, India	24.42	82.99
Sankt Augustin, Germany	50.78	7.20
Gohāna, India	29.14	76.70
Porterville, CA	36.07	-119.02
Piscataway, NJ	40.50	-74.40
Pandak, Indonesia	-7.91	110.29
Doral, FL	25.82	-80.36
Zijinglu, China	34.76	112.97
Hendersonville, TN	36.30	-86.62
Roeselare, Belgium	50.95	3.12
Jatani, India	20.16	85.71
Joymontop, Bangladesh	23.79	90.16
Kapenguria, Kenya	1.24	35.11
Ambilobe, Madagascar	-13.20	49.05
Ezhva, Russia	61.81	50.73
Nāmakkal, India	11.22	78.17
Cianorte, Brazil	-23.66	-52.60
Lạng Sơn, Vietnam	21.85	106.76
Qinnan, China	33.25	119.91
Bungoma, Kenya	0.56	34.56
Gadwāl, India	16.24	77.80
Liski, Russia	50.98	39.52
Novohrad-Volynskyi, Ukraine	50.59	27.62
San Francisco, Costa Rica	9.99	-84.13
Tiko, Cameroon	4.08	9.36
Pālitāna, India	21.53	71.82
Nokha, India	27.56	73.47
Lāharpur, India	27.71	80.90
Kuala Selangor, Malaysia	3.35	101.25
Carmona, Philippines	14.31	121.06
Bolvadin, Türkiye	38.71	31.05
Cuenca, Spain	40.07	-2.13
Narwāna, India	29.60	76.12
Dalianwan, China	39.03	121.69
Changling, China	44.27	124.00
Chumphon, Thailand	10.50	99.18
Tirhanimîne, Morocco	35.24	-3.95
Rocky Mount, NC	35.94	-77.79
Energodar, Ukraine	47.50	34.66
Itapipoca, Brazil	-3.49	-39.58
Randers, Denmark	56.46	10.04
Corvallis, OR	44.56	-123.26
Eschweiler, Germany	50.82	6.27
Tsévié, Togo	6.43	1.21
Ełk, Poland	53.83	22.36
Portici, Italy	40.82	14.34
Ponta Porã, Brazil	-22.54	-55.73
San Antonio, Paraguay	-25.42	-57.55
Umm Ruwaba, Sudan	12.91	31.22
Valdosta, GA	30.83	-83.28
Tomigusuku, Japan	26.19	127.68
Islāmpur, India	26.27	88.19
Sale, United Kingdom	53.43	-2.32
Zile, Türkiye	40.30	35.89
Karād, India	17.29	74.18
Hanford, CA	36.33	-119.65
Kampung Bukit Baharu, Malaysia	2.22	102.29
Estância, Brazil	-11.27	-37.44
Lubao, Philippines	14.94	120.60
Shibirghān, Afghanistan	36.67	65.75
Sangju, South Korea	36.42	128.16
Iwade, Japan	34.25	135.32
Évora, Portugal	38.57	-7.90
Klaeng, Thailand	12.78	101.65
Świętochłowice, Poland	50.30	18.92
Castle Rock, CO	39.37	-104.86
Linqiong, China	30.42	103.46
Snizhne, Ukraine	48.03	38.77
Greenwood, IN	39.61	-86.11
Arua, Uganda	3.02	30.91
Khiwa, Uzbekistan	41.38	60.36
At Tall, Syria	33.61	36.31
Cacoal, Brazil	-11.44	-61.45
Amuntai, Indonesia	-2.42	115.25
Nuevo Casas Grandes, Mexico	30.42	-107.91
Hempstead, NY	40.71	-73.62
Wellington, South Africa	-33.64	19.01
Novato, CA	38.11	-122.57
Kettering, OH	39.69	-84.17
Basyūn, Egypt	30.94	30.81
Cereté, Colombia	8.88	-75.79
Bellevue, NE	41.14	-95.89
Vyaz’ma, Russia	55.21	34.30
Maldonado, Uruguay	-34.90	-54.95
Besuki, Indonesia	-7.73	113.70
Rîbniţa, Moldova	47.77	29.01
Aurora, ON	44.00	-79.47
Buin, Chile	-33.73	-70.74
Shoreline, WA	47.76	-122.34
Decatur, AL	34.61	-86.98
São Gabriel, Brazil	-30.34	-54.32
Anjiang, China	27.32	110.10
Anan, Japan	33.92	134.65
San Fernando, Trinidad & Tobago	10.28	-61.47
Xinqing, China	48.29	129.52
Gapyeong, South Korea	37.83	127.51
Paramount, CA	33.89	-118.16
Beledweyne, Somalia	4.74	45.20
Placetas, Cuba	22.31	-79.65
Saint-Quentin, France	49.85	3.29
Kaédi, Mauritania	16.15	-13.50
Pruszków, Poland	52.17	20.81
Concórdia, Brazil	-27.23	-52.03
Bozüyük, Türkiye	39.91	30.04
Kolding, Denmark	55.49	9.47
Port Arthur, TX	29.89	-93.94
Taikang, China	46.86	124.44
Nanto-shi, Japan	36.57	136.91
Shiroi, Japan	35.80	140.07
Yutan, China	28.26	112.56
Anderson, IN	40.11	-85.68
Wedi, Indonesia	-7.74	110.58
Jālaun, India	26.15	79.34
Pátzcuaro, Mexico	19.52	-101.61
Torrelavega, Spain	43.35	-4.05
Pacatuba, Brazil	-3.98	-38.62
Karīmganj, India	24.87	92.36
Satte, Japan	36.07	139.73
Ahlen, Germany	51.76	7.89
Tamiami, FL	25.76	-80.40
Mangere, New Zealand	-36.97	174.80
Halesowen, United Kingdom	52.45	-2.05
Nazarovo, Russia	56.01	90.40
Rāmganj, Bangladesh	23.10	90.85
Canterbury, United Kingdom	51.28	1.08
Kribi, Cameroon	2.94	9.91
Mora, Cameroon	11.05	14.14
Klimovsk, Russia	55.36	37.53
Mokameh, India	25.40	85.92
South Croydon, United Kingdom	51.36	-0.09
Towson, MD	39.40	-76.60
Kazanlak, Bulgaria	42.62	25.40
Heilbron, South Africa	-27.28	27.97
Naic, Philippines	14.32	120.77
Bayan, China	46.08	127.40
Etāwa, India	24.18	78.20
Wanparti, India	16.37	78.07
North Chicopee, MA	42.18	-72.60
Elda, Spain	38.48	-0.79
Drean, Algeria	36.68	7.75
Cần Giờ, Vietnam	10.41	106.95
Ābyek, Iran	36.07	50.55
Viana, Brazil	-20.39	-40.50
Kasongo, Congo - Kinshasa	-4.43	26.67
Sarasota, FL	27.34	-82.53
Šabac, Serbia	44.75	19.69
Narail, Bangladesh	23.16	89.50
Abancay, Peru	-13.63	-72.88
Kalasin, Thailand	16.43	103.51
Lesnoy, Russia	57.62	63.08
Sāmalkot, India	17.06	82.18
Tiznit, Morocco	29.70	-9.73
Al Ain City, United Arab Emirates	24.19	55.76
Sherwood Park, AB	53.52	-113.32
Cepu, Indonesia	-7.15	111.59
Collado-Villalba, Spain	40.64	-4.00
São Pedro da Aldeia, Brazil	-22.84	-42.10
Nakatsugawa, Japan	35.48	137.50
Shilin, China	24.82	103.33
'Ali Sabieh, Djibouti	11.16	42.71
Yeongam, South Korea	34.80	126.70
Jinotega, Nicaragua	13.09	-86.00
Berëzovskiy, Russia	55.60	86.20
Boryspil’, Ukraine	50.35	30.96
Anjangaon, India	21.17	77.31
Samannūd, Egypt	30.96	31.24
Dholka, India	22.73	72.44
Reghaïa, Algeria	36.74	3.34
Huangnihe, China	43.56	128.02
Viljoenskroon, South Africa	-27.21	26.95
Saint-Jérôme, QC	45.78	-74.00
Cypress Hills, NY	40.68	-73.89
Caicó, Brazil	-6.46	-37.10
Tirur, India	10.91	75.92
West Haven, CT	41.27	-72.95
Gorno-Altaysk, Russia	51.96	85.92
Ohrid, North Macedonia	41.12	20.80
Rosemead, CA	34.08	-118.07
Sabinas, Mexico	27.86	-101.12
Bad Salzuflen, Germany	52.09	8.74
Matera, Italy	40.67	16.60
Euskirchen, Germany	50.66	6.79
San Severo, Italy	41.69	15.38
Al Khafjī, Saudi Arabia	28.44	48.49
Jackson, NJ	39.78	-74.86
Highland, CA	34.13	-117.21
Lingcheng, China	22.71	110.35
Kāndi, India	23.96	88.04
San José de las Lajas, Cuba	22.96	-82.15
Seropédica, Brazil	-22.74	-43.71
Cabedelo, Brazil	-6.98	-34.83
Mamoudzou, Mayotte	-12.78	45.23
Meerbusch, Germany	51.25	6.69
Manzhouli, China	49.60	117.43
Caaguazú, Paraguay	-25.47	-56.02
Bandar Labuan, Malaysia	5.29	115.27
Mount Prospect, IL	42.07	-87.94
Wolfenbüttel, Germany	52.16	10.54
Huyton, United Kingdom	53.41	-2.84
Suwa, Japan	36.04	138.11
Rio de Mouro, Portugal	38.77	-9.33
Liaozhong, China	41.51	122.72
Hürth, Germany	50.87	6.87
Shirbīn, Egypt	31.20	31.52
Barry, United Kingdom	51.40	-3.28
Boghni, Algeria	36.54	3.95
Niort, France	46.32	-0.46
Ghātāl, India	22.66	87.73
Tacurong, Philippines	6.69	124.68
Odivelas, Portugal	38.79	-9.18
Colton, CA	34.07	-117.31
Unjha, India	23.80	72.39
Martin, Slovakia	49.07	18.92
Kotka, Finland	60.47	26.95
San Marcos, El Salvador	13.66	-89.18
Manhuaçu, Brazil	-20.26	-42.03
Turda, Romania	46.57	23.78
Belfort, France	47.64	6.85
Huacho, Peru	-11.11	-77.61
Al Mayādīn, Syria	35.02	40.45
Sendhwa, India	21.69	75.10
Belorechensk, Russia	44.77	39.88
El Banco, Colombia	9.00	-73.98
Carson City, NV	39.16	-119.77
San Bernardino Tlaxcalancingo, Mexico	19.03	-98.28
Moquegua, Peru	-17.20	-70.94
Chivilcoy, Argentina	-34.90	-60.02
Himimachi, Japan	36.86	136.99
Tiruttangal, India	9.48	77.83
San Francisco El Alto, Guatemala	14.94	-91.44
Penápolis, Brazil	-21.42	-50.08
Ad Dawādimī, Saudi Arabia	24.51	44.39
Langsa, Indonesia	4.47	97.97
Nanzhou, China	29.36	112.40
Pocatello, ID	42.87	-112.45
Bradenton, FL	27.50	-82.57
Bolgatanga, Ghana	10.79	-0.85
Funza, Colombia	4.72	-74.21
Pirojpur, Bangladesh	22.58	89.98
Mairiporã, Brazil	-23.32	-46.59
Vidin, Bulgaria	43.99	22.88
Weymouth, MA	42.22	-70.94
Port Charlotte, FL	26.98	-82.09
Tharyarwady, Myanmar (Burma)	17.65	95.79
Normal, IL	40.51	-88.99
Ajaccio, France	41.92	8.74
Jagüey Grande, Cuba	22.53	-81.13
Bahlā’, Oman	22.98	57.30
Krasnokamensk, Russia	50.10	118.04
Ilha de Moçambique, Mozambique	-15.03	40.74
Siddhapur, India	23.92	72.37
Dhūri, India	30.37	75.87
Spring, TX	30.08	-95.42
Presidente Franco, Paraguay	-25.56	-54.61
Allapattah, FL	25.81	-80.22
Okaya, Japan	36.06	138.05
Gravesend, United Kingdom	51.44	0.37
Sangmélima, Cameroon	2.93	11.98
Richland, WA	46.29	-119.28
Sidhi, India	24.40	81.88
Baden-Baden, Germany	48.76	8.24
Eastleigh, United Kingdom	50.97	-1.35
Zinacantepec, Mexico	19.28	-99.73
Euless, TX	32.84	-97.08
Dishnā, Egypt	26.12	32.48
Puerto Eldorado, Argentina	-26.41	-54.69
Trujillo Alto, Puerto Rico	18.35	-66.01
Aveiro, Portugal	40.64	-8.65
Blue Springs, MO	39.02	-94.28
Şabyā, Saudi Arabia	17.15	42.63
East Pensacola Heights, FL	30.43	-87.18
Chornomors’k, Ukraine	46.30	30.65
Kalamata, Greece	37.04	22.11
Jūrmala, Latvia	56.97	23.77
Montenegro, Brazil	-29.69	-51.46
Cerignola, Italy	41.27	15.90
Aranjuez, Spain	40.03	-3.60
Hacienda Heights, CA	33.99	-117.97
Kavála, Greece	40.94	24.41
Nuevitas, Cuba	21.55	-77.27
Dar Chioukh, Algeria	34.90	3.49
Suzaka, Japan	36.65	138.32
Vannes, France	47.66	-2.76
Schweinfurt, Germany	50.05	10.22
Wokha, India	26.10	94.26
Nikki, Benin	9.94	3.21
Ozone Park, NY	40.68	-73.84
Neustadt, Germany	49.35	8.14
Trani, Italy	41.28	16.41
Sartrouville, France	48.95	2.19
Granby, QC	45.40	-72.73
Kumbo, Cameroon	6.20	10.67
Maisons-Alfort, France	48.81	2.44
Kālna, India	23.22	88.36
Azul, Argentina	-36.78	-59.86
Timashëvsk, Russia	45.62	38.95
Severomorsk, Russia	69.07	33.42
Bārāmati, India	18.15	74.58
Chaniá, Greece	35.51	24.03
Tiquipaya, Bolivia	-17.34	-66.22
Domodedovo, Russia	55.44	37.75
Briarwood, NY	40.71	-73.82
Bījār, Iran	35.87	47.61
Pīshvā, Iran	35.31	51.73
Farshūţ, Egypt	26.05	32.16
Cathedral City, CA	33.78	-116.47
Meaux, France	48.96	2.88
Danané, Côte d’Ivoire	7.26	-8.15
Lakewood, NJ	40.10	-74.22
Vyshniy Volochëk, Russia	57.59	34.56
Izyum, Ukraine	49.21	37.25
Elyria, OH	41.37	-82.11
Pulheim, Germany	51.00	6.81
Bỉm Sơn, Vietnam	20.08	105.86
Jardines de la Silla (Jardines), Mexico	25.63	-100.19
Ostrołęka, Poland	53.09	21.58
Starachowice, Poland	51.04	21.07
Markala, Mali	13.70	-6.07
Hammamet, Tunisia	36.40	10.62
Bắc Giang, Vietnam	21.27	106.19
Selebi-Phikwe, Botswana	-21.98	27.84
Wheaton, IL	41.87	-88.11
Commerce City, CO	39.81	-104.93
Acton, United Kingdom	51.51	-0.28
Pitalito, Colombia	1.85	-76.05
Upata, Venezuela	8.02	-62.41
Santiago Teyahualco, Mexico	19.66	-99.12
Charikar, Afghanistan	35.01	69.17
Puerto Tejada, Colombia	3.23	-76.42
Kandukūr, India	15.22	79.90
Blois, France	47.59	1.33
Bisceglie, Italy	41.24	16.50
Sunām, India	30.13	75.80
Hoboken, NJ	40.74	-74.03
Watsonville, CA	36.91	-121.76
Gaddi Annaram, India	17.37	78.52
Coatepec, Mexico	19.45	-96.96
Sattenapalle, India	16.39	80.15
Anapa, Russia	44.89	37.32
Roven’ky, Ukraine	48.08	39.38
Pamplona, Colombia	7.38	-72.65
Acerra, Italy	40.94	14.37
Ercolano, Italy	40.81	14.35
Shendi, Sudan	16.69	33.43
Fnidek, Morocco	35.85	-5.36
Lake Havasu City, AZ	34.48	-114.32
Papantla de Olarte, Mexico	20.45	-97.32
Batac City, Philippines	18.06	120.56
Washington, United Kingdom	54.90	-1.52
Hiriyūr, India	13.94	76.62
Buguruslan, Russia	53.66	52.44
Challakere, India	14.32	76.65
El Viejo, Nicaragua	12.66	-87.17
Menemen, Türkiye	38.61	27.07
Braintree, United Kingdom	51.88	0.55
Ilo, Peru	-17.63	-71.34
Rampur Hat, India	24.18	87.78
Brive-la-Gaillarde, France	45.16	1.53
Masaurhi Buzurg, India	25.35	85.03
Arles, France	43.68	4.63
Revere, MA	42.41	-71.01
Kangāvar, Iran	34.50	47.97
Suphan Buri, Thailand	14.47	100.12
Beauvais, France	49.43	2.08
Nūzvīd, India	16.79	80.85
Río Tercero, Argentina	-32.17	-64.11
Joensuu, Finland	62.60	29.76
Cobán, Guatemala	15.47	-90.37
Guliston, Uzbekistan	40.49	68.78
West New York, NJ	40.79	-74.01
Ipojuca, Brazil	-8.40	-35.06
Pasrur, Pakistan	32.26	74.66
Los Polvorines, Argentina	-34.50	-58.71
Shājāpur, India	23.43	76.28
Puttūr, India	12.76	75.20
Chaeryŏng-ŭp, North Korea	38.40	125.62
Yucaipa, CA	34.03	-117.04
Campos do Jordão, Brazil	-22.74	-45.59
Sedrata, Algeria	36.13	7.53
Kāsaragod, India	12.50	74.99
Châteauroux, France	46.81	1.69
São Tomé, São Tomé & Príncipe	0.34	6.73
Kateríni, Greece	40.27	22.51
Ajodhya, India	26.80	82.20
Sampang, Indonesia	-7.19	113.24
Mubārakpur, India	26.09	83.29
Ōami, Japan	35.52	140.32
Gilroy, CA	37.01	-121.57
Mukō, Japan	34.97	135.70
Fryazevo, Russia	55.73	38.46
Phaltan, India	17.99	74.43
Hamilton, United Kingdom	55.77	-4.03
Pensacola, FL	30.42	-87.22
Poinciana, FL	28.14	-81.46
Manokwari, Indonesia	-0.86	134.06
Sandīla, India	27.07	80.51
Tingo María, Peru	-9.30	-76.00
Camaquã, Brazil	-30.85	-51.81
Silivri, Türkiye	41.07	28.25
Cholet, France	47.06	-0.88
Zawiercie, Poland	50.49	19.42
Ar Rastan, Syria	34.93	36.73
Sāgar, India	14.16	75.03
Sinan, South Korea	34.83	126.11
Az Zulfī, Saudi Arabia	26.30	44.82
Gummersbach, Germany	51.03	7.56
Rioverde, Mexico	21.93	-99.99
San Vicent del Raspeig, Spain	38.40	-0.53
Tanjungagung, Indonesia	-3.94	103.80
Oosterhout, Netherlands	51.65	4.86
Gulariyā, Nepal	28.21	81.35
Banes, Cuba	20.96	-75.72
Miryang, South Korea	35.49	128.75
Xankandi, Azerbaijan	39.82	46.75
El Tocuyo, Venezuela	9.79	-69.79
Fréjus, France	43.43	6.74
Thái Bình, Vietnam	20.45	106.34
Hatogaya-honchō, Japan	35.83	139.74
Ciudad de Huajuapan de León, Mexico	17.81	-97.78
Mediaş, Romania	46.17	24.35
Lohārdagā, India	23.43	84.68
Bartolomé Masó, Cuba	20.17	-76.94
Carpi Centro, Italy	44.78	10.88
Kingsport, TN	36.55	-82.56
Makumbako, Tanzania	-8.85	34.83
Hassi Messaoud, Algeria	31.68	6.07
Prievidza, Slovakia	48.77	18.63
Levittown, PA	40.16	-74.83
Imola, Italy	44.36	11.71
Alexandroupoli, Greece	40.85	25.88
Deolāli, India	19.94	73.83
Bagheria, Italy	38.08	13.51
Mercedes, Argentina	-34.65	-59.43
Waiblingen, Germany	48.83	9.32
Crateús, Brazil	-5.18	-40.68
Nueva Guinea, Nicaragua	11.69	-84.46
Palm Beach Gardens, FL	26.82	-80.14
Pantin, France	48.89	2.41
Livny, Russia	52.43	37.61
Manfredonia, Italy	41.63	15.92
Tha Maka, Thailand	13.90	99.77
Patuto, Philippines	14.12	120.97
Djamaa, Algeria	33.53	5.99
Buseresere, Tanzania	-3.02	31.87
Istaravshan, Tajikistan	39.91	69.00
Bobbili, India	18.57	83.36
Chikhli, India	20.35	76.26
Aversa, Italy	40.97	14.21
Verviers, Belgium	50.59	5.86
Limay, Philippines	14.56	120.60
Nordhorn, Germany	52.43	7.07
Port Shepstone, South Africa	-30.74	30.45
Adilcevaz, Türkiye	38.80	42.73
Saint-Brieuc, France	48.52	-2.77
Konch, India	25.99	79.15
Kudamatsu, Japan	34.00	131.87
Milford, CT	41.22	-73.06
Bandar-e Genāveh, Iran	29.58	50.52
Kota Tinggi, Malaysia	1.74	103.90
Şırnak, Türkiye	37.51	42.45
Delano, CA	35.77	-119.25
Greifswald, Germany	54.09	13.39
Lunglei, India	22.89	92.74
West Sacramento, CA	38.58	-121.53
Madīnat Ḩamad, Bahrain	26.12	50.51
Wulingyuan, China	29.35	110.54
Slobozia, Romania	44.56	27.36
Pithāpuram, India	17.12	82.25
Yartsevo, Russia	55.07	32.70
Huntersville, NC	35.41	-80.84
Amalāpuram, India	16.58	82.01
Krasnokamsk, Russia	58.08	55.76
Ergani, Türkiye	38.27	39.75
Perth Amboy, NJ	40.51	-74.27
Río Grande, Argentina	-53.79	-67.71
Cuxhaven, Germany	53.87	8.70
Ridder, Kazakhstan	50.34	83.51
Tuni, India	17.36	82.55
Wetzlar, Germany	50.56	8.50
Sumbawa Besar, Indonesia	-8.49	117.42
Borūjen, Iran	31.97	51.29
Sihor, India	21.71	71.96
Lubny, Ukraine	50.02	33.00
Dīglūr, India	18.55	77.58
Zabīd, Yemen	14.20	43.32
Southaven, MS	34.99	-90.01
Brentwood, United Kingdom	51.62	0.31
Barbil, India	22.10	85.38
Amora, Portugal	38.63	-9.12
Saint Peters, MO	38.80	-90.63
Terbanggi Besar, Indonesia	-4.88	105.22
Maiquetía, Venezuela	10.59	-66.96
Caucagüito, Venezuela	10.49	-66.74
Harrisonburg, VA	38.45	-78.87
Mongu, Zambia	-15.25	23.13
Puerto Ayacucho, Venezuela	5.66	-67.58
Corroios, Portugal	38.64	-9.15
Biswān, India	27.50	81.00
Peabody, MA	42.53	-70.93
Bouïra, Algeria	36.37	3.90
Lautoka, Fiji	-17.62	177.45
Thongwa, Myanmar (Burma)	16.76	96.52
Placentia, CA	33.87	-117.87
Jaén, Peru	-5.71	-78.81
Kosi, India	27.79	77.44
Lenexa, KS	38.95	-94.73
DeSoto, TX	32.59	-96.86
Mollet del Vallès, Spain	41.54	2.21
Pursat, Cambodia	12.54	103.92
Burlington, NC	36.10	-79.44
Manacapuru, Brazil	-3.30	-60.62
Tromsø, Norway	69.65	18.96
Montauban, France	44.02	1.36
South Hill, WA	47.14	-122.27
Kyaiklat, Myanmar (Burma)	16.45	95.72
Charleville-Mézières, France	49.77	4.72
Sesvete, Croatia	45.83	16.12
Albi, France	43.93	2.15
Shahr-e Bābak, Iran	30.12	55.12
Andradina, Brazil	-20.90	-51.38
Barra do Garças, Brazil	-15.89	-52.26
Esher, United Kingdom	51.37	-0.37
Elkhart, IN	41.68	-85.98
Fredericton, NB	45.95	-66.67
Bergkamen, Germany	51.62	7.64
Kamifukuoka, Japan	35.87	139.51
Ropar, India	30.97	76.53
La Crosse, WI	43.80	-91.24
Ishioka, Japan	36.18	140.27
Naryn, Kyrgyzstan	41.43	75.99
Dandeli, India	15.27	74.62
Oak Park, IL	41.89	-87.78
Mansoûra, Algeria	34.86	-1.34
Shūsh, Iran	32.19	48.24
Ponticelli, Italy	40.85	14.33
Aïn Defla, Algeria	36.26	1.97
Florissant, MO	38.79	-90.32
Fryazino, Russia	55.96	38.05
Sammamish, WA	47.64	-122.08
Maluñgun, Philippines	6.28	125.28
Matamoros, Mexico	25.53	-103.23
Hervey Bay, Australia	-25.29	152.77
Taxco de Alarcón, Mexico	18.55	-99.61
Zarinsk, Russia	53.71	84.95
Wakefield, NY	40.90	-73.85
Ban Talat Yai, Thailand	7.88	98.40
Erbaa, Türkiye	40.67	36.57
Tavşanlı, Türkiye	39.54	29.50
Arandas, Mexico	20.71	-102.35
Albany, OR	44.64	-123.11
Asenovgrad, Bulgaria	42.02	24.87
San Bartolomé de Tirajana, Spain	27.92	-15.57
Sarpsborg, Norway	59.28	11.11
Sandwīp, Bangladesh	22.51	91.45
Crosby, United Kingdom	53.48	-3.03
Hoffman Estates, IL	42.04	-88.08
Nyagan, Russia	62.14	65.39
Reigate, United Kingdom	51.24	-0.21
Sar-e Pul, Afghanistan	36.22	65.93
Tarbes, France	43.23	0.08
Pārvatipuram, India	18.78	83.43
Fontenay-sous-Bois, France	48.85	2.48
Oumé, Côte d’Ivoire	6.38	-5.42
Kimry, Russia	56.87	37.35
Mouscron, Belgium	50.74	3.21
Ar Riqqah, Kuwait	29.15	48.09
Ta Khmau, Cambodia	11.48	104.95
Huesca, Spain	42.14	-0.41
Děčín, Czechia	50.78	14.21
Walvis Bay, Namibia	-22.96	14.51
Norton, Zimbabwe	-17.88	30.70
Thomazeau, Haiti	18.65	-72.09
Glendora, CA	34.14	-117.87
Lamía, Greece	38.90	22.43
Sātkania, Bangladesh	22.08	92.05
Huamantla, Mexico	19.31	-97.93
Biguaçu, Brazil	-27.49	-48.66
Busia, Kenya	0.46	34.11
Batatais, Brazil	-20.89	-47.59
Dunstable, United Kingdom	51.89	-0.52
Rio do Sul, Brazil	-27.21	-49.64
Arcot, India	12.91	79.32
Bryanka, Ukraine	48.51	38.67
Kepanjen, Indonesia	-8.13	112.57
Queens Village, NY	40.73	-73.74
Gjilan, Kosovo	42.46	21.47
Usulután, El Salvador	13.35	-88.45
Brookhaven, GA	33.86	-84.34
Gwadar, Pakistan	25.12	62.33
Évry, France	48.63	2.44
Jhālāwār, India	24.60	76.16
Corralillo, Cuba	22.98	-80.59
Levittown, NY	40.73	-73.51
Meybod, Iran	32.25	54.02
Sa'dah, Yemen	16.94	43.76
Palm Desert, CA	33.72	-116.38
Bad Homburg vor der Höhe, Germany	50.23	8.62
Tacuarembó, Uruguay	-31.72	-55.98
Willich, Germany	51.26	6.55
Puertollano, Spain	38.69	-4.11
Diyarb Najm, Egypt	30.75	31.44
Petlād, India	22.48	72.80
Joplin, MO	37.08	-94.51
Blora, Indonesia	-6.97	111.42
Karlovy Vary, Czechia	50.23	12.87
Umred, India	20.85	79.32
Orhangazi, Türkiye	40.49	29.31
Enid, OK	36.40	-97.88
Calvià, Spain	39.57	2.51
Talagante, Chile	-33.66	-70.93
Bhātāpāra, India	21.73	81.95
Kāliyāganj, India	25.63	88.33
Nasīrābād, India	26.30	74.73
Horishni Plavni, Ukraine	49.01	33.64
Ijebu-Jesa, Nigeria	7.68	4.82
Miyako, Japan	39.65	141.94
Vidnoye, Russia	55.55	37.71
Qoryooley, Somalia	1.79	44.53
Latacunga, Ecuador	-0.94	-78.62
Telerghma, Algeria	36.12	6.35
Bonita Springs, FL	26.34	-81.78
Irondequoit, NY	43.21	-77.58
Frankfurt (Oder), Germany	52.35	14.55
Caldwell, ID	43.66	-116.69
Minnetonka, MN	44.91	-93.50
Bitonto, Italy	41.11	16.69
Pirapora, Brazil	-17.34	-44.94
Futtsu, Japan	35.31	139.82
Morecambe, United Kingdom	54.07	-2.86
Idappadi, India	11.59	77.84
Pedregal, Panama	9.07	-79.43
Gohadi, India	26.43	78.44
Pinellas Park, FL	27.84	-82.70
Sarpol-e Z̄ahāb, Iran	34.46	45.86
Cumbernauld, United Kingdom	55.95	-3.99
Tagawa, Japan	33.63	130.80
Battle Creek, MI	42.32	-85.18
Maha Sarakham, Thailand	16.18	103.30
Khagaul, India	25.58	85.05
Yūki, Japan	36.30	139.88
At Tall al Kabīr, Egypt	30.54	31.79
Rubio, Venezuela	7.70	-72.36
Redhill, United Kingdom	51.24	-0.17
Zhovti Vody, Ukraine	48.34	33.50
Tachilek, Myanmar (Burma)	20.45	99.88
Minokamo, Japan	35.48	137.02
Maubin, Myanmar (Burma)	16.73	95.65
Takāb, Iran	36.40	47.11
Tucupita, Venezuela	9.06	-62.05
Emden, Germany	53.37	7.21
Amparafaravola, Madagascar	-17.59	48.22
Talā, Egypt	30.68	30.94
Arganda, Spain	40.30	-3.44
Miura, Japan	35.14	139.62
Agustín Codazzi, Colombia	10.04	-73.24
Horsham, United Kingdom	51.06	-0.33
Casa Grande, AZ	32.88	-111.76
Içara, Brazil	-28.71	-49.30
Mott Haven, NY	40.81	-73.92
The Villages, FL	28.93	-81.96
Grand Island, NE	40.93	-98.34
Chiplūn, India	17.53	73.51
Bezerros, Brazil	-8.23	-35.80
Slonim, Belarus	53.09	25.32
Changanācheri, India	9.44	76.54
Jendouba, Tunisia	36.50	8.78
Grapevine, TX	32.93	-97.08
Clamart, France	48.80	2.27
Monkayo, Philippines	7.82	126.05
Neu-Ulm, Germany	48.39	10.01
Stratford, CT	41.18	-73.13
Uriangato, Mexico	20.14	-101.18
Patiya, Bangladesh	22.30	91.98
Kentwood, MI	42.87	-85.64
Tarma, Peru	-11.42	-75.69
Tulun, Russia	54.56	100.58
Lingen, Germany	52.52	7.32
Marseille 10, France	43.28	5.42
Venice, Italy	45.44	12.33
Coronel Oviedo, Paraguay	-25.44	-56.44
Barreiro, Portugal	38.66	-9.07
City of Milford (balance), CT	41.22	-73.06
Châlons-en-Champagne, France	48.95	4.37
Teoloyucan, Mexico	19.74	-99.18
Tigard, OR	45.43	-122.77
East Hartford, CT	41.78	-72.61
Rāmnagar, India	29.39	79.13
Remchi, Algeria	35.06	-1.43
Teplice, Czechia	50.64	13.82
Apple Valley, MN	44.73	-93.22
Plainfield, NJ	40.63	-74.41
Qulsary, Kazakhstan	46.95	54.02
Birine, Algeria	35.63	3.23
Leesburg, VA	39.12	-77.56
Erftstadt, Germany	50.81	6.79
Vila-real, Spain	39.94	-0.10
Serra Talhada, Brazil	-7.99	-38.30
Nahariyya, Israel	33.01	35.10
Vejle, Denmark	55.71	9.54
Ibshawāy, Egypt	29.36	30.68
Horizonte, Brazil	-4.10	-38.48
Séguéla, Côte d’Ivoire	7.96	-6.67
Parsippany, NJ	40.86	-74.43
Fastiv, Ukraine	50.08	29.92
Coral Gables, FL	25.72	-80.27
Neubrück, Germany	51.13	6.64
Comal, Indonesia	-6.91	109.53
Seydişehir, Türkiye	37.42	31.85
Ivanteyevka, Russia	55.97	37.92
Nyeri, Kenya	-0.42	36.95
Noshiro, Japan	40.21	140.03
Sillod, India	20.30	75.65
Staines, United Kingdom	51.43	-0.51
Mācherla, India	16.48	79.44
Khalkhāl, Iran	37.62	48.53
Melo, Uruguay	-32.37	-54.17
Tadmur, Syria	34.56	38.28
Rolândia, Brazil	-23.31	-51.37
The Hammocks, FL	25.67	-80.44
Jesús Menéndez, Cuba	21.16	-76.48
Kardzhali, Bulgaria	41.65	25.37
Shiraoka, Japan	36.02	139.66
Gostivar, North Macedonia	41.80	20.91
Bunda, Tanzania	-2.05	33.87
Tūndla, India	27.21	78.24
Acayucan, Mexico	17.95	-94.91
Żoliborz, Poland	52.27	20.99
Beruniy, Uzbekistan	41.69	60.75
Mannārakkāt, India	10.99	76.46
Porirua, New Zealand	-41.13	174.85
Ottappālam, India	10.77	76.38
Whangarei, New Zealand	-35.73	174.32
Hà Đông, Vietnam	20.97	105.78
Buckeye, AZ	33.37	-112.58
Vittoria, Italy	36.95	14.53
Donetsk, Russia	48.34	39.96
Tocumen, Panama	9.09	-79.38
Kitaibaraki, Japan	36.79	140.75
Pontian Kechil, Malaysia	1.49	103.39
Flagami, FL	25.76	-80.32
Barranqueras, Argentina	-27.48	-58.94
Nagykanizsa, Hungary	46.45	16.99
Batley, United Kingdom	53.70	-1.63
Catalina Foothills, AZ	32.30	-110.92
Legionowo, Poland	52.40	20.93
Yerba Buena, Argentina	-26.82	-65.32
Narbonne, France	43.18	3.00
Goālpāra, India	26.18	90.63
Kānkānhalli, India	12.55	77.42
Fuchūchō, Japan	34.57	133.24
Zumpango, Mexico	19.80	-99.10
Gelendzhik, Russia	44.56	38.08
Al Miqdādīyah, Iraq	33.98	44.94
Bingerville, Côte d’Ivoire	5.36	-3.89
Kobryn, Belarus	52.21	24.36
Rajanpur, Pakistan	29.10	70.33
Saint-Malo, France	48.65	-2.01
Mweka, Congo - Kinshasa	-4.85	21.56
Nova Kakhovka, Ukraine	46.75	33.35
Madhupur, India	24.27	86.64
Karanganom, Indonesia	-7.65	110.63
Utrera, Spain	37.19	-5.78
Oshnavīyeh, Iran	37.04	45.10
Merzifon, Türkiye	40.87	35.46
Phetchabun, Thailand	16.42	101.16
Lakewood, OH	41.48	-81.80
Rohri, Pakistan	27.69	68.90
Lytkarino, Russia	55.58	37.91
Saint Croix, U.S. Virgin Islands	17.73	-64.75
Skien, Norway	59.21	9.61
Ōi, Japan	35.85	139.52
Ibbenbüren, Germany	52.28	7.71
Wellingborough, United Kingdom	52.30	-0.69
Marechal Deodoro, Brazil	-9.71	-35.90
Madhipura, India	25.92	86.79
Kingisepp, Russia	59.37	28.61
Kizlyar, Russia	43.85	46.71
Passau, Germany	48.57	13.43
Charkhi Dādri, India	28.59	76.27
Clacton-on-Sea, United Kingdom	51.79	1.16
Kawalu, Indonesia	-7.38	108.21
São Roque, Brazil	-23.53	-47.14
Zhob, Pakistan	31.34	69.45
Khorramdarreh, Iran	36.21	49.20
Dumraon, India	25.55	84.15
Dapitan, Philippines	8.66	123.42
Turbo, Colombia	8.09	-76.73
Kavaklı, Türkiye	41.09	28.33
Deçan, Kosovo	42.54	20.29
Gbadolite, Congo - Kinshasa	4.28	21.00
Coari, Brazil	-4.08	-63.14
Laval, France	48.07	-0.76
Hyères, France	43.12	6.13
Kyaukse, Myanmar (Burma)	21.61	96.14
North La Crosse, WI	43.85	-91.25
Burien, WA	47.47	-122.35
Tarnobrzeg, Poland	50.57	21.68
Çarşamba, Türkiye	41.20	36.72
Tafo, Ghana	6.73	-1.61
Hua Hin, Thailand	12.57	99.96
Marhanets’, Ukraine	47.64	34.63
Mahāsamund, India	21.11	82.09
Langenhagen, Germany	52.45	9.74
Gallarate, Italy	45.66	8.79
Madrid, Colombia	4.73	-74.26
Arjona, Colombia	10.25	-75.34
San Mateo, Venezuela	10.21	-67.42
Schwerte, Germany	51.44	7.57
Matli, Pakistan	25.04	68.66
North Bay, ON	46.32	-79.47
Dunfermline, United Kingdom	56.07	-3.46
Gajraula, India	28.85	78.24
Logan, UT	41.74	-111.83
Khagrachhari, Bangladesh	23.11	91.97
Konibodom, Tajikistan	40.29	70.43
Ma'an, Jordan	30.20	35.73
Speyer, Germany	49.32	8.43
Nkoteng, Cameroon	4.52	12.03
Welland, ON	42.98	-79.25
Saint-Hyacinthe, QC	45.63	-72.96
Issia, Côte d’Ivoire	6.49	-6.59
Torbalı, Türkiye	38.15	27.36
Olympia, WA	47.04	-122.90
Swedru, Ghana	5.54	-0.70
South Peabody, MA	42.51	-70.95
Ābu Road, India	24.48	72.78
Chomutov, Czechia	50.46	13.42
Nanjangūd, India	12.12	76.68
Ono, Japan	34.85	134.93
Al Khābūrah, Oman	23.97	57.09
Sālūr, India	18.52	83.21
Chusovoy, Russia	58.30	57.81
Sour el Ghozlane, Algeria	36.15	3.69
Bilhorod-Dnistrovskyi, Ukraine	46.19	30.35
Anju, North Korea	39.62	125.66
Aliso Viejo, CA	33.57	-117.73
Bletchley, United Kingdom	51.99	-0.73
Galveston, TX	29.30	-94.80
Keighley, United Kingdom	53.87	-1.91
Poway, CA	32.96	-117.04
Edina, MN	44.89	-93.35
Buta, Congo - Kinshasa	2.79	24.73
Otradnyy, Russia	53.38	51.35
Metlili Chaamba, Algeria	32.27	3.63
Minnetonka Mills, MN	44.94	-93.44
Balayan, Philippines	13.94	120.73
Zacapú, Mexico	19.81	-101.79
Jihlava, Czechia	49.40	15.59
Taquaritinga, Brazil	-21.41	-48.50
Bhongīr, India	17.52	78.89
Snezhinsk, Russia	56.09	60.73
Dunaújváros, Hungary	46.96	18.94
Ŭiju, North Korea	40.20	124.53
Inda Silasē, Ethiopia	14.10	38.28
Heidenheim an der Brenz, Germany	48.68	10.15
Tateyama, Japan	34.98	139.87
Jatiroto, Indonesia	-7.88	111.12
Aonla, India	28.27	79.17
Moanda, Congo - Kinshasa	-5.93	12.37
Hayes, United Kingdom	51.52	-0.42
Rustavi, Georgia	41.56	44.98
Al-Hamdaniya, Iraq	36.27	43.38
Arashiyama, Japan	35.01	135.68
Ghazieh, Lebanon	33.52	35.37
Hpa-An, Myanmar (Burma)	16.89	97.63
Putrajaya, Malaysia	2.94	101.69
Tipitapa, Nicaragua	12.20	-86.10
Juigalpa, Nicaragua	12.11	-85.36
Ciudad Sandino, Nicaragua	12.16	-86.34
Rawala Kot, Pakistan	33.86	73.76
Monsanto, Portugal	39.46	-8.71
Vatutino, Russia	55.88	37.69
Novokhovrino, Russia	55.87	37.50
‘Ayn al ‘Arab, Syria	36.89	38.35
Ko Samui, Thailand	9.54	99.94
Merelani, Tanzania	-3.56	36.98
Stonecrest, GA	33.71	-84.13
Xo‘jayli Shahri, Uzbekistan	42.41	59.45
Cerritos, CA	33.86	-118.06
Redford, MI	42.38	-83.30
East Honolulu, HI	21.29	-157.72
Troy, NY	42.73	-73.69
Sunnyside, NY	40.74	-73.94
Charleston, WV	38.35	-81.63
Downers Grove, IL	41.81	-88.01
Azusa, CA	34.13	-117.91
Wilson, NC	35.72	-77.92
Monroe, LA	32.51	-92.12
Parker, CO	39.52	-104.76
La Mirada, CA	33.92	-118.01
Belleville, ON	44.17	-77.38
Minot, ND	48.23	-101.30
Aloha, OR	45.49	-122.87
Saginaw, MI	43.42	-83.95
Bedford, TX	32.84	-97.14
Rancho Santa Margarita, CA	33.64	-117.60
Cypress, CA	33.82	-118.04
Murray, UT	40.67	-111.89
Cuyahoga Falls, OH	41.13	-81.48
Coeur d'Alene, ID	47.68	-116.78
Bloomfield, NJ	40.81	-74.19
Harrisburg, PA	40.27	-76.88
Rowland Heights, CA	33.98	-117.91
Covina, CA	34.09	-117.89
Stillwater, OK	36.12	-97.06
Dollard-Des Ormeaux, QC	45.49	-73.82
Niagara Falls, NY	43.09	-79.06
Collierville, TN	35.04	-89.66
Summerville, SC	33.02	-80.18
Cornwall, ON	45.02	-74.73
Sheboygan, WI	43.75	-87.71
Middletown, OH	39.52	-84.40
Aspen Hill, MD	39.08	-77.07
Dunwoody, GA	33.95	-84.33
Huntington, WV	38.42	-82.45
Maricopa, AZ	33.06	-112.05
Roswell, NM	33.39	-104.52
Cedar Hill, TX	32.59	-96.96
East Brunswick, NJ	40.43	-74.42
East Lansing, MI	42.74	-84.48
Apopka, FL	28.68	-81.51
Maspeth, NY	40.72	-73.91
Wheaton, MD	39.04	-77.06
Mishawaka, IN	41.66	-86.16
Portage, MI	42.20	-85.58
West Orange, NJ	40.80	-74.24
McLean, VA	38.93	-77.18
Vernon, BC	50.03	-126.36
North Vancouver, BC	49.32	-123.07
Newark, OH	40.06	-82.40
Ceres, CA	37.59	-120.96
Alexandria, LA	31.31	-92.45
Chesterfield, MO	38.66	-90.58
Barnstable, MA	41.70	-70.30
Salina, KS	38.84	-97.61
Lawrence, IN	39.84	-86.03
Bel Air South, MD	39.51	-76.32
Pearl City, HI	21.40	-157.98
Euclid, OH	41.59	-81.53
Roseville, MI	42.50	-82.94
Texas City, TX	29.38	-94.90
Wauwatosa, WI	43.05	-88.01
Florin, CA	38.50	-121.41
Twin Falls, ID	42.56	-114.46
Glenview, IL	42.07	-87.79
East Providence, RI	41.81	-71.37
Palm Springs, CA	33.83	-116.55
San Luis Obispo, CA	35.28	-120.66
Methuen, MA	42.73	-71.19
Country Club, FL	25.95	-80.32
Madison, AL	34.70	-86.75
Jeffersonville, IN	38.28	-85.74
San Jacinto, CA	33.78	-116.96
Mentor, OH	41.67	-81.34
Mansfield, OH	40.76	-82.52
Hattiesburg, MS	31.33	-89.29
Draper, UT	40.52	-111.86
Middletown, CT	41.56	-72.65
Wylie, TX	33.02	-96.54
Columbus, IN	39.20	-85.92
Smyrna, TN	35.98	-86.52
Charlottesville, VA	38.03	-78.48
Blainville, QC	45.67	-73.88
Lincoln, CA	38.89	-121.29
Lacey, WA	47.03	-122.82
Littleton, CO	39.61	-105.02
Beavercreek, OH	39.71	-84.06
Kannapolis, NC	35.49	-80.62
Everett, MA	42.41	-71.05
Binghamton, NY	42.10	-75.92
Cypress, TX	29.97	-95.70
Elmhurst, IL	41.90	-87.94
City of Sammamish, WA	47.60	-122.04
Antelope, CA	38.71	-121.33
Keller, TX	32.93	-97.25
Biloxi, MS	30.40	-88.89
Apex, NC	35.73	-78.85
West Lafayette, IN	40.43	-86.91
Titusville, FL	28.61	-80.81
Altoona, PA	40.52	-78.39
Saint Louis Park, MN	44.95	-93.35
Enfield, CT	41.98	-72.59
Dublin, OH	40.10	-83.11
Tuckahoe, VA	37.59	-77.56
Potomac, MD	39.02	-77.21
Cleveland Heights, OH	41.52	-81.56
Sayreville, NJ	40.46	-74.36
Cutler Bay, FL	25.58	-80.34
Hackensack, NJ	40.89	-74.04
Pine Bluff, AR	34.23	-92.00
West Seneca, NY	42.85	-78.80
Strongsville, OH	41.31	-81.84
Coachella, CA	33.68	-116.17
West End, BC	49.28	-123.13
Bentonville, AR	36.37	-94.21
Fort Pierce, FL	27.45	-80.33
Bridgewater, NJ	40.60	-74.65
Danville, CA	37.82	-122.00
Oakland Park, FL	26.17	-80.13
Attleboro, MA	41.94	-71.29
Severn, MD	39.14	-76.70
Blacksburg, VA	37.23	-80.41
Haltom City, TX	32.80	-97.27
Lompoc, CA	34.64	-120.46
Wesley Chapel, FL	28.24	-82.33
Urbandale, IA	41.63	-93.71
York, PA	39.96	-76.73
North Miami Beach, FL	25.93	-80.16
El Centro, CA	32.79	-115.56
Rego Park, NY	40.73	-73.85
Cleveland, TN	35.16	-84.88
North Bethesda, MD	39.04	-77.12
Beaumont, CA	33.93	-116.98
Lombard, IL	41.88	-88.01
Bountiful, UT	40.89	-111.88
North Lauderdale, FL	26.22	-80.23
Burleson, TX	32.54	-97.32
Ocoee, FL	28.57	-81.54
Oro Valley, AZ	32.39	-110.97
Chatham, ON	42.41	-82.18
Ashburn, VA	39.04	-77.49
Augusta, GA	33.47	-81.97
Bozeman, MT	45.68	-111.04
Sierra Vista, AZ	31.55	-110.30
Freeport, NY	40.66	-73.58
Pittsfield, MA	42.45	-73.25
Hilo, HI	19.73	-155.09
West Babylon, NY	40.72	-73.35
DeKalb, IL	41.93	-88.75
San Bruno, CA	37.63	-122.41
Jefferson City, MO	38.58	-92.17
Altamonte Springs, FL	28.66	-81.37
Bell Gardens, CA	33.97	-118.15
Timmins, ON	48.47	-81.33
Morgan Hill, CA	37.13	-121.65
Bothell, WA	47.76	-122.21
Fond du Lac, WI	43.77	-88.44
Sicklerville, NJ	39.72	-74.97
Sayreville Junction, NJ	40.47	-74.33
Farmington, NM	36.73	-108.22
Salem, MA	42.52	-70.90
Arlington, MA	42.42	-71.16
Châteauguay, QC	45.38	-73.75
Altadena, CA	34.19	-118.13
Fairfield, OH	39.35	-84.56
Rancho Palos Verdes, CA	33.74	-118.39
Quinte West, ON	44.18	-77.57
West Vancouver, BC	49.37	-123.17
North Highlands, CA	38.69	-121.37
Moline, IL	41.51	-90.52
Concord, NH	43.21	-71.54
East Concord, NH	43.24	-71.54
Rockwall, TX	32.93	-96.46
Plainfield, IL	41.63	-88.20
Burlington, VT	44.48	-73.21
Rohnert Park, CA	38.34	-122.70
Charlottetown, PE	46.23	-63.13
Urbana, IL	40.11	-88.21
Rimouski, QC	48.45	-68.52
Midland, MI	43.62	-84.25
Prescott Valley, AZ	34.61	-112.32
State College, PA	40.79	-77.86
Kearny, NJ	40.77	-74.15
El Dorado Hills, CA	38.69	-121.08
Danville, VA	36.59	-79.40
Saint-Eustache, QC	45.56	-73.91
Belleville, IL	38.52	-89.98
Linden, NJ	40.62	-74.24
Moorhead, MN	46.87	-96.77
Woodside, NY	40.75	-73.91
Brea, CA	33.92	-117.90
Riverton, UT	40.52	-111.94
Prescott, AZ	34.54	-112.47
Mount Laurel, NJ	39.93	-74.89
The Colony, TX	33.09	-96.89
Manassas, VA	38.75	-77.48
Brentwood, TN	36.03	-86.78
Westfield, MA	42.13	-72.75
Sorel-Tracy, QC	46.04	-73.11
Hutchinson, KS	38.06	-97.93
Leominster, MA	42.53	-71.76
Catonsville, MD	39.27	-76.73
Hicksville, NY	40.77	-73.53
Bartlett, IL	42.00	-88.19
Buffalo Grove, IL	42.15	-87.96
Woonsocket, RI	42.00	-71.51
Grande Prairie, AB	55.17	-118.80
Edmonds, WA	47.81	-122.38
Marana, AZ	32.44	-111.23
Shelton, CT	41.32	-73.09
Cedar Falls, IA	42.53	-92.45
Beverly, MA	42.56	-70.88
University, FL	28.07	-82.44
Coppell, TX	32.95	-97.02
Findlay, OH	41.04	-83.65
Campbell, CA	37.29	-121.95
Lake Ridge, VA	38.69	-77.30
Burke, VA	38.79	-77.27
Mankato, MN	44.16	-94.01
Annandale, VA	38.83	-77.20
Covington, KY	39.08	-84.51
Morris Heights, NY	40.85	-73.92
Peachtree Corners, GA	33.97	-84.22
South Valley, NM	35.01	-106.68
Ormond Beach, FL	29.29	-81.06
Carrollwood Village, FL	28.07	-82.52
Huntsville, TX	30.72	-95.55
Sumter, SC	33.92	-80.34
Quincy, IL	39.94	-91.41
Wilkes-Barre, PA	41.25	-75.88
La Puente, CA	34.02	-117.95
Holyoke, MA	42.20	-72.62
Sherman, TX	33.64	-96.61
Goose Creek, SC	32.98	-80.03
Maplewood, MN	44.95	-93.00
Streamwood, IL	42.03	-88.18
Fitchburg, MA	42.58	-71.80
Hilton Head Island, SC	32.19	-80.74
La Quinta, CA	33.66	-116.31
North Atlanta, GA	33.87	-84.34
Crystal Lake, IL	42.24	-88.32
Hagerstown, MD	39.64	-77.72
San Gabriel, CA	34.10	-118.11
Woodstock, ON	43.13	-80.75
Hickory, NC	35.73	-81.34
Beverly Cove, MA	42.55	-70.85
Winter Garden, FL	28.57	-81.59
Carol Stream, IL	41.91	-88.13
Warren, OH	41.24	-80.82
Marlboro, NJ	40.32	-74.25
Teaneck, NJ	40.90	-74.02
Calexico, CA	32.68	-115.50
Florence, AL	34.80	-87.68
Shakopee, MN	44.80	-93.53
Billerica, MA	42.56	-71.27
Norwich, CT	41.52	-72.08
Amherst, MA	42.37	-72.52
Duncanville, TX	32.65	-96.91
New Berlin, WI	42.98	-88.11
Marlborough, MA	42.35	-71.55
Oakley, CA	38.00	-121.71
Lancaster, OH	39.71	-82.60
Romeoville, IL	41.65	-88.09
Montclair, NJ	40.83	-74.21
Meridian, MS	32.36	-88.70
Puyallup, WA	47.19	-122.29
Woburn, MA	42.48	-71.15
Bremerton, WA	47.57	-122.63
Hallandale Beach, FL	25.98	-80.15
Clovis, NM	34.40	-103.21
Annapolis, MD	38.98	-76.49
Weslaco, TX	26.16	-97.99
Cape Girardeau, MO	37.31	-89.52
Bullhead City, AZ	35.15	-114.57
North Fort Myers, FL	26.67	-81.88
Chelsea, MA	42.39	-71.03
Grove City, OH	39.88	-83.09
Essex, MD	39.31	-76.47
Atlantic City, NJ	39.36	-74.42
Pacifica, CA	37.61	-122.49
Germantown, TN	35.09	-89.81
Northglenn, CO	39.89	-104.99
Far Rockaway, NY	40.61	-73.76
Kensington, NY	40.65	-73.97
Coram, NY	40.87	-73.00
Wausau, WI	44.96	-89.63
Boucherville, QC	45.59	-73.44
Hurst, TX	32.82	-97.17
Stanton, CA	33.80	-117.99
Lancaster, TX	32.59	-96.76
Friendswood, TX	29.53	-95.20
Gainesville, GA	34.30	-83.82
The Acreage, FL	26.79	-80.27
Montclair, CA	34.08	-117.69
Salaberry-de-Valleyfield, QC	45.25	-74.13
Kailua, HI	21.40	-157.74
Rock Island, IL	41.51	-90.58
Whitney, NV	36.10	-115.04
Oviedo, FL	28.67	-81.21
Carpentersville, IL	42.12	-88.26
Lake Oswego, OR	45.42	-122.67
Muskogee, OK	35.75	-95.37
Hobbs, NM	32.70	-103.14
Muskegon, MI	43.23	-86.25
Westerville, OH	40.13	-82.93
Little Elm, TX	33.16	-96.94
Hanover Park, IL	42.00	-88.15
Channelview, TX	29.78	-95.11
Panama City, FL	30.16	-85.66
Florence, SC	34.20	-79.76
Waipahu, HI	21.39	-158.01
Shawinigan, QC	46.57	-72.75
Wake Forest, NC	35.98	-78.51
Huber Heights, OH	39.84	-84.12
Martinez, CA	38.02	-122.13
East Meadow, NY	40.71	-73.56
Hanover, MD	39.19	-76.72
Wheeling, IL	42.14	-87.93
Apache Junction, AZ	33.42	-111.55
Pleasant Grove, UT	40.36	-111.74
Brookfield, WI	43.06	-88.11
Delaware, OH	40.30	-83.07
Roy, UT	41.16	-112.03
Valley Stream, NY	40.66	-73.71
Schertz, TX	29.55	-98.27
Spanish Fork, UT	40.11	-111.65
Keizer, OR	44.99	-123.03
Leander, TX	30.58	-97.85
Woodlawn, MD	39.32	-76.73
Lima, OH	40.74	-84.11
Spartanburg, SC	34.95	-81.93
Park Ridge, IL	42.01	-87.84
Penticton, BC	49.48	-119.59
Winter Haven, FL	28.02	-81.73
Aventura, FL	25.96	-80.14
Severna Park, MD	39.07	-76.55
Royal Palm Beach, FL	26.71	-80.23
Brighton, CO	39.99	-104.82
Phenix City, AL	32.47	-85.00
Milton, GA	34.13	-84.30
Dover, DE	39.16	-75.52
Sun City, AZ	33.60	-112.27
Lake Worth, FL	26.62	-80.07
Kew Gardens Hills, NY	40.73	-73.82
Jamaica Plain, MA	42.31	-71.12
Monrovia, CA	34.15	-118.00
Hollister, CA	36.85	-121.40
Los Banos, CA	37.06	-120.85
Plant City, FL	28.02	-82.11
Greenfield, WI	42.96	-88.01
Marion, IA	42.03	-91.60
Braintree, MA	42.20	-71.00
Newnan, GA	33.38	-84.80
Texarkana, TX	33.43	-94.05
Addison, IL	41.93	-87.99
Reynoldsburg, OH	39.95	-82.81
Odenton, MD	39.08	-76.70
Mableton, GA	33.82	-84.58
Hilton Head, SC	32.22	-80.75
Grants Pass, OR	42.44	-123.33
Indian Trail, NC	35.08	-80.67
Calumet City, IL	41.62	-87.53
Lincoln Park, MI	42.25	-83.18
Lynnwood, WA	47.82	-122.32
Whitestone, NY	40.79	-73.82
Beloit, WI	42.51	-89.03
Belleville, NJ	40.79	-74.15
Longview, WA	46.14	-122.94
Columbia, TN	35.62	-87.04
Portage, IN	41.58	-87.18
Westfield, IN	40.04	-86.13
New Albany, IN	38.29	-85.82
Fort Lee, NJ	40.85	-73.97
Brighton, NY	43.15	-77.55
Bartlesville, OK	36.75	-95.98
Ewing, NJ	40.27	-74.80
San Juan, TX	26.19	-98.16
Woodhaven, NY	40.69	-73.86
Mission Bend, TX	29.69	-95.66
San Juan Capistrano, CA	33.50	-117.66
Pahrump, NV	36.21	-115.98
Saint Charles, MD	38.60	-76.94
Temple City, CA	34.11	-118.06
Marion, OH	40.59	-83.13
Mechanicsville, VA	37.61	-77.37
Lufkin, TX	31.34	-94.73
Pennsauken, NJ	39.96	-75.06
Rome, GA	34.26	-85.16
Claremont, CA	34.10	-117.72
Franklin, WI	42.89	-88.04
Richfield, MN	44.88	-93.28
Bell, CA	33.98	-118.19
Lewiston, ME	44.10	-70.21
Dunedin, FL	28.02	-82.77
Kendall West, FL	25.71	-80.44
Del Rio, TX	29.36	-100.90
Oakville, MO	38.47	-90.30
Spruce Grove, AB	53.53	-113.92
Commack, NY	40.84	-73.29
Menomonee Falls, WI	43.18	-88.12
St. Thomas, ON	42.77	-81.18
Moorpark, CA	34.29	-118.88
Gadsden, AL	34.01	-86.01
Issaquah, WA	47.53	-122.03
Spring Hill, TN	35.75	-86.93
Trumbull, CT	41.24	-73.20
Olive Branch, MS	34.96	-89.83
Mooresville, NC	35.58	-80.81
West Torrington, CT	41.82	-73.14
Willowbrook, CA	33.92	-118.26
Leavenworth, KS	39.31	-94.92
Clinton, MD	38.77	-76.90
Cottage Grove, MN	44.83	-92.94
Wildwood, MO	38.58	-90.66
Richmond, IN	39.83	-84.89
Oregon City, OR	45.36	-122.61
Goldsboro, NC	35.38	-77.99
Manhattan Beach, CA	33.88	-118.41
Parkland, WA	47.16	-122.43
Martinez, GA	33.52	-82.08
East Florence, AL	34.81	-87.65
Kyle, TX	29.99	-97.88
Kearns, UT	40.66	-112.00
Linton Hall, VA	38.76	-77.57
South Miami Heights, FL	25.60	-80.38
Tupelo, MS	34.26	-88.70
Hot Springs, AR	34.50	-93.06
Wildomar, CA	33.60	-117.28
Wentzville, MO	38.81	-90.85
Roseville, MN	45.01	-93.16
Valrico, FL	27.94	-82.24
Coventry, RI	41.70	-71.68
Rosenberg, TX	29.56	-95.81
Bettendorf, IA	41.52	-90.52
East Point, GA	33.68	-84.44
Prattville, AL	32.46	-86.46
Ponte Vedra Beach, FL	30.24	-81.39
Boardman, OH	41.02	-80.66
Cooper City, FL	26.06	-80.27
Oxon Hill-Glassmanor, MD	38.80	-76.97
Egypt Lake-Leto, FL	28.02	-82.51
Oak Creek, WI	42.89	-87.86
Peachtree City, GA	33.40	-84.60
Merrillville, IN	41.48	-87.33
Hot Springs National Park, AR	34.53	-93.06
Saint Cloud, FL	28.25	-81.28
La Porte, TX	29.67	-95.02
Prince Albert, SK	53.20	-105.77
University City, MO	38.66	-90.31
Upper Arlington, OH	39.99	-83.06
Torrington, CT	41.80	-73.12
Beverly Hills, CA	34.07	-118.40
Inver Grove Heights, MN	44.85	-93.04
Cumberland, RI	41.97	-71.43
Pleasant Hill, CA	37.95	-122.06
Stow, OH	41.16	-81.44
Lauderdale Lakes, FL	26.17	-80.21
La Vergne, TN	36.02	-86.58
Winter Springs, FL	28.70	-81.31
Joliette, QC	46.02	-73.42
Merritt Island, FL	28.54	-80.67
West Little River, FL	25.86	-80.24
Brunswick, OH	41.24	-81.84
San Dimas, CA	34.11	-117.81
Mascouche, QC	45.75	-73.60
Mirabel, QC	45.65	-74.08
Monroe, NC	34.99	-80.55
Queen Creek, AZ	33.25	-111.63
Kaneohe, HI	21.40	-157.80
Gahanna, OH	40.02	-82.88
Leawood, KS	38.97	-94.62
Owasso, OK	36.27	-95.85
Derry Village, NH	42.89	-71.31
Orange, NJ	40.77	-74.23
Central Islip, NY	40.79	-73.20
Victoriaville, QC	46.05	-71.97
Brant, ON	43.13	-80.35
Norristown, PA	40.12	-75.34
Dyker Heights, NY	40.62	-74.01
Glendale, NY	40.70	-73.89
Cottonwood Heights, UT	40.62	-111.81
Gallatin, TN	36.39	-86.45
Houma, LA	29.60	-90.72
Rubidoux, CA	34.00	-117.41
Collinwood, OH	41.56	-81.57
Glendale Heights, IL	41.91	-88.06
Butte, MT	46.00	-112.53
Dana Point, CA	33.47	-117.70
Benton, AR	34.56	-92.59
Vestavia Hills, AL	33.45	-86.79
La Presa, CA	32.71	-117.00
Oakton, VA	38.88	-77.30
Chester, PA	39.85	-75.36
Mount Vernon, WA	48.42	-122.33
Salisbury, NC	35.67	-80.47
Riviera Beach, FL	26.78	-80.06
Orangevale, CA	38.68	-121.23
Oswego, IL	41.68	-88.35
El Mirage, AZ	33.61	-112.32
West Lake Sammamish, WA	47.58	-122.10
Chelmsford, MA	42.60	-71.37
Bay City, MI	43.59	-83.89
Nacogdoches, TX	31.60	-94.66
Shrewsbury, MA	42.30	-71.71
McMinnville, OR	45.21	-123.20
Dalton, GA	34.77	-84.97
Olney, MD	39.15	-77.07
North Providence, RI	41.85	-71.47
Newark, DE	39.68	-75.75
Oak Hill, VA	38.93	-77.40
Deer Park, TX	29.71	-95.12
Holland, MI	42.79	-86.11
Throgs Neck, NY	40.82	-73.82
Northbrook, IL	42.13	-87.83
Hilliard, OH	40.03	-83.16
Wenatchee, WA	47.42	-120.31
West Fargo, ND	46.87	-96.90
Fair Lawn, NJ	40.94	-74.13
Kennesaw, GA	34.02	-84.62
New City, NY	41.15	-73.99
Long Beach, NY	40.59	-73.66
Richmond, KY	37.75	-84.29
Suitland-Silver Hill, MD	38.85	-76.93
Chillum, MD	38.96	-76.99
Foster City, CA	37.56	-122.27
Fairborn, OH	39.82	-84.02
Menlo Park, CA	37.45	-122.18
Campbell River, BC	50.02	-125.24
Lawndale, CA	33.89	-118.35
Hinesville, GA	31.85	-81.60
Waxahachie, TX	32.39	-96.85
St. Charles, MD	38.61	-76.92
Woodridge, IL	41.75	-88.05
Carrollwood, FL	28.05	-82.49
Mission, BC	49.13	-122.30
Elk Grove Village, IL	42.00	-87.97
Ancaster, ON	43.22	-79.99
Pekin, IL	40.57	-89.64
Socorro, TX	31.65	-106.30
Elmont, NY	40.70	-73.71
Adelanto, CA	34.58	-117.41
Tooele, UT	40.53	-112.30
Golden Glades, FL	25.91	-80.20
Marrero, LA	29.90	-90.10
Jackson, MI	42.25	-84.40
Foothill Farms, CA	38.68	-121.35
Englewood, CO	39.65	-104.99
Copperas Cove, TX	31.12	-97.90
Bath Beach, NY	40.60	-74.00
Huntington Station, NY	40.85	-73.41
Seaside, CA	36.61	-121.85
Kearney, NE	40.70	-99.08
Redan, GA	33.75	-84.13
Manitowoc, WI	44.09	-87.66
Leamington, ON	42.05	-82.60
Goshen, IN	41.58	-85.83
Saint Charles, IL	41.91	-88.31
Greenacres City, FL	26.62	-80.13
Salisbury, MD	38.36	-75.60
Douglasville, GA	33.75	-84.75
Security-Widefield, CO	38.75	-104.71
University Place, WA	47.24	-122.55
Pullman, WA	46.73	-117.18
Courtenay, BC	49.69	-124.99
Juneau, AK	58.30	-134.42
Mount Lebanon, PA	40.36	-80.05
Alabaster, AL	33.24	-86.82
Farmers Branch, TX	32.93	-96.90
Oildale, CA	35.42	-119.02
La Verne, CA	34.10	-117.77
Mason, OH	39.36	-84.31
Eastpointe, MI	42.47	-82.96
Gillette, WY	44.29	-105.50
Valparaiso, IN	41.47	-87.06
Midvale, UT	40.61	-111.90
Spring Valley, NY	41.11	-74.04
Rome, NY	43.21	-75.46
Lewiston, ID	46.42	-117.02
North Ridgeville, OH	41.39	-82.02
Petersburg, VA	37.23	-77.40
Ken Caryl, CO	39.58	-105.11
Randallstown, MD	39.37	-76.80
Westlake, OH	41.46	-81.92
Bangor, ME	44.80	-68.78
Clermont, FL	28.55	-81.77
Sun Prairie, WI	43.18	-89.21
Georgetown, KY	38.21	-84.56
Fairbanks, AK	64.84	-147.72
College Park, MD	38.98	-76.94
Springville, UT	40.17	-111.61
Natick, MA	42.28	-71.35
North Cowichan, BC	48.84	-123.69
Massillon, OH	40.80	-81.52
Walla Walla, WA	46.06	-118.34
Florence, KY	39.00	-84.63
Andover, MN	45.23	-93.29
Hopkinsville, KY	36.87	-87.49
Moose Jaw, SK	50.40	-105.53
Laramie, WY	41.31	-105.59
Greenville, MS	33.41	-91.06
Bethel Park, PA	40.33	-80.04
Cookeville, TN	36.16	-85.50
Randolph, MA	42.16	-71.04
Oceanside, NY	40.64	-73.64
Danville, IL	40.12	-87.63
Montgomery Village, MD	39.18	-77.20
North Olmsted, OH	41.42	-81.92
Land O' Lakes, FL	28.22	-82.46
Richmond West, FL	25.61	-80.43
Watertown, MA	42.37	-71.18
Glastonbury, CT	41.71	-72.61
Westmont, CA	33.94	-118.30
Garfield, NJ	40.88	-74.11
Laguna Hills, CA	33.61	-117.71
West Bend, WI	43.43	-88.18
Willingboro, NJ	40.03	-74.87
Mundelein, IL	42.26	-88.00
Centereach, NY	40.86	-73.10
Mount Juliet, TN	36.20	-86.52
Naugatuck, CT	41.49	-73.05
San Luis, AZ	32.49	-114.78
Brighton Beach, NY	40.58	-73.96
Michigan City, IN	41.71	-86.90
Dania Beach, FL	26.05	-80.14
Lewiston Orchards, ID	46.38	-116.98
Lloydminster, AB	53.27	-110.02
Côte-Saint-Luc, QC	45.47	-73.67
Lexington, MA	42.45	-71.22
Navarre, FL	30.40	-86.86
Holly Springs, NC	35.65	-78.83
Shawnee, OK	35.33	-96.93
Galesburg, IL	40.95	-90.37
Bowling Green, OH	41.37	-83.65
Des Moines, WA	47.40	-122.32
Wheat Ridge, CO	39.77	-105.08
Saint-Georges, QC	46.11	-70.67
Florence, AZ	33.03	-111.39
Gurnee, IL	42.37	-87.90
Myrtle Beach, SC	33.69	-78.89
Parkersburg, WV	39.27	-81.56
Miami Lakes, FL	25.91	-80.31
Saratoga, CA	37.26	-122.02
East Lake, FL	28.11	-82.69
Banning, CA	33.93	-116.88
Goleta, CA	34.44	-119.83
Lakeside, FL	30.13	-81.77
Long Branch, NJ	40.30	-73.99
Fair Oaks, CA	38.64	-121.27
Wayne, PA	40.04	-75.39
Lake Stevens, WA	48.02	-122.06
Dover, NH	43.20	-70.87
Radnor, PA	40.05	-75.36
Holladay, UT	40.67	-111.82
Herriman, UT	40.51	-112.03
South Kingstown, RI	41.45	-71.52
Estero, FL	26.44	-81.81
Ithaca, NY	42.44	-76.50
North Tonawanda, NY	43.04	-78.86
Brooklyn Center, MN	45.08	-93.33
Pikesville, MD	39.37	-76.72
New Iberia, LA	30.00	-91.82
Alamogordo, NM	32.90	-105.96
Orangeville, ON	43.92	-80.10
Parkville, MD	39.38	-76.54
Statesboro, GA	32.45	-81.78
Morgantown, WV	39.63	-79.96
Los Gatos, CA	37.23	-121.97
Matthews, NC	35.12	-80.72
Los Altos, CA	37.39	-122.11
Clearfield, UT	41.11	-112.03
Franklin, MA	42.08	-71.40
Owings Mills, MD	39.42	-76.78
Aiken, SC	33.56	-81.72
Plainfield, IN	39.70	-86.40
Helena, MT	46.59	-112.04
Ballwin, MO	38.60	-90.55
Manchester, CT	41.78	-72.52
Algonquin, IL	42.17	-88.29
Bel Air North, MD	39.55	-76.37
Newington, CT	41.70	-72.72
Westfield, NJ	40.66	-74.35
Santa Paula, CA	34.35	-119.06
Fallbrook, CA	33.38	-117.25
Eldersburg, MD	39.40	-76.95
Sherwood, AR	34.82	-92.22
Springfield Gardens, NY	40.66	-73.76
Lawrenceville, GA	33.96	-83.99
Springfield, VA	38.79	-77.19
Kaysville, UT	41.04	-111.94
Granger, IN	41.75	-86.11
Burlingame, CA	37.58	-122.37
Post Falls, ID	47.72	-116.95
Liberty, MO	39.25	-94.42
San Pablo, CA	37.96	-122.35
Savage, MN	44.78	-93.34
Poughkeepsie, NY	41.70	-73.92
Texarkana, AR	33.44	-94.04
North Royalton, OH	41.31	-81.72
Chicago Heights, IL	41.51	-87.64
Lebanon, TN	36.21	-86.29
Walnut, CA	34.02	-117.87
Stratford, ON	43.37	-80.95
Madison Heights, MI	42.49	-83.11
DeLand, FL	29.03	-81.30
Cedar City, UT	37.68	-113.06
Orillia, ON	44.61	-79.42
Parkland, FL	26.31	-80.24
Pointe-Claire, QC	45.45	-73.82
West Warwick, RI	41.70	-71.52
Jamestown, NY	42.10	-79.24
New Bern, NC	35.11	-77.04
Rochester, NH	43.30	-70.98
Cleburne, TX	32.35	-97.39
Winter Park, FL	28.60	-81.34
Carney, MD	39.39	-76.52
Southlake, TX	32.94	-97.13
San Carlos, CA	37.51	-122.26
Woodstock, GA	34.10	-84.52
East Hill-Meridian, WA	47.41	-122.17
Niles, IL	42.02	-87.80
Laplace, LA	30.07	-90.48
Westchester, FL	25.75	-80.33
Atascadero, CA	35.49	-120.67
Kent, OH	41.15	-81.36
Baie-Comeau, QC	49.22	-68.15
Gloucester, MA	42.61	-70.66
Nicholasville, KY	37.88	-84.57
Oak Park, MI	42.46	-83.18
Highland Park, IL	42.18	-87.80
Elizabethtown, KY	37.69	-85.86
Austintown, OH	41.10	-80.76
East Palo Alto, CA	37.47	-122.14
South Gate, MD	39.13	-76.63
Pueblo West, CO	38.35	-104.72
Port Chester, NY	41.00	-73.67
Princeton, NJ	40.35	-74.66
Fort Hood, TX	31.13	-97.78
LaGrange, GA	33.04	-85.03
Salem, NH	42.79	-71.20
Opelika, AL	32.65	-85.38
Alma, QC	48.55	-71.65
Rahway, NJ	40.61	-74.28
North Chicago, IL	42.33	-87.84
Middle Village, NY	40.72	-73.88
Morristown, TN	36.21	-83.29
Cheshire, CT	41.50	-72.90
Branford, CT	41.28	-72.82
Raytown, MO	39.01	-94.46
Fruit Cove, FL	30.11	-81.64
Port Huron, MI	42.97	-82.42
Tewksbury, MA	42.61	-71.23
Franklin Square, NY	40.71	-73.68
Oak Ridge, TN	36.01	-84.27
Southgate, MI	42.21	-83.19
East Haven, CT	41.28	-72.87
Upper Alton, IL	38.91	-90.15
Johnston, RI	41.82	-71.51
Atwater, CA	37.35	-120.61
West Falls Church, VA	38.86	-77.19
Williamsport, PA	41.24	-77.00
Duluth, GA	34.00	-84.14
Fort Bragg, NC	35.14	-79.01
Russellville, AR	35.28	-93.13
Sanford, NC	35.48	-79.18
Harker Heights, TX	31.08	-97.66
Voorhees, NJ	40.48	-74.48
Burbank, IL	41.73	-87.78
Marion, IN	40.56	-85.66
Granite City, IL	38.70	-90.15
Milford Mill, MD	39.35	-76.77
Lake in the Hills, IL	42.18	-88.33
Sainte-Julie, QC	45.58	-73.33
Evans, GA	33.53	-82.13
O'Fallon, IL	38.59	-89.91
Fort Hamilton, NY	40.62	-74.03
Carlsbad, NM	32.42	-104.23
Ferry Pass, FL	30.51	-87.21
Kingman, AZ	35.19	-114.05
Orcutt, CA	34.87	-120.44
Henderson, KY	37.84	-87.59
Needham, MA	42.28	-71.23
Crown Point, IN	41.42	-87.37
Big Spring, TX	32.25	-101.48
Dracut, MA	42.67	-71.30
West Kelowna, BC	49.86	-119.58
Schererville, IN	41.48	-87.45
Burton, MI	43.00	-83.62
Ridgecrest, CA	35.62	-117.67
Windsor, CT	41.85	-72.64
Eagle Pass, TX	28.71	-100.50
Agawam, MA	42.07	-72.61
Weatherford, TX	32.76	-97.80
West Elkridge, MD	39.21	-76.73
East Chicago, IN	41.64	-87.45
Redmond, OR	44.27	-121.17
Jacksonville, AR	34.87	-92.11
Socorro Mission Number 1 Colonia, TX	31.64	-106.29
Norwood, MA	42.19	-71.20
Northampton, MA	42.33	-72.64
Englewood, NJ	40.89	-73.97
Lake Magdalene, FL	28.07	-82.47
Perry Hall, MD	39.41	-76.46
Maryville, TN	35.76	-83.97
Hobart, IN	41.53	-87.26
Fresh Meadows, NY	40.73	-73.79
Mehlville, MO	38.51	-90.32
Greer, SC	34.94	-82.23
Lansing, IL	41.56	-87.54
Harrison, NY	40.97	-73.71
Monterey, CA	36.60	-121.89
West Islip, NY	40.71	-73.31
Desert Hot Springs, CA	33.96	-116.50
American Fork, UT	40.38	-111.80
Central, LA	30.55	-91.04
Newburgh, NY	41.50	-74.01
Chamblee, GA	33.89	-84.30
Millville, NJ	39.40	-75.04
North Andover, MA	42.70	-71.14
SeaTac, WA	47.45	-122.29
Elmira, NY	42.09	-76.81
Spring Valley, CA	32.74	-117.00
Stockbridge, GA	33.54	-84.23
Glen Ellyn, IL	41.88	-88.07
Monroeville, PA	40.42	-79.79
Benicia, CA	38.05	-122.16
Fredericksburg, VA	38.30	-77.46
Suisun, CA	38.24	-122.04
Aberdeen, SD	45.46	-98.49
Cranberry Township, PA	40.68	-80.11
Garfield Heights, OH	41.42	-81.61
South Chicago, IL	41.74	-87.55
Cornelius, NC	35.49	-80.86
Oakdale, MN	44.96	-92.96
Oak Forest, IL	41.60	-87.74
Garner, NC	35.71	-78.61
Drexel Hill, PA	39.95	-75.29
North Kingstown, RI	41.55	-71.47
Bella Vista, AR	36.48	-94.27
Melrose, MA	42.46	-71.07
Fitchburg, WI	42.96	-89.47
Wellesley, MA	42.30	-71.29
Enterprise, AL	31.32	-85.86
Winchester, NV	36.13	-115.12
Slidell, LA	30.28	-89.78
University Heights, NY	40.86	-73.91
West Springfield, MA	42.11	-72.62
Dodge City, KS	37.75	-100.02
Paragould, AR	36.06	-90.50
Maywood, CA	33.99	-118.19
Seguin, TX	29.57	-97.96
Shirley, NY	40.80	-72.87
Livingston, NJ	40.80	-74.31
Round Lake Beach, IL	42.37	-88.09
Frankfort, KY	38.20	-84.87
Sterling, VA	39.01	-77.43
Middletown, NY	41.45	-74.42
Fountain, CO	38.68	-104.70
Saratoga Springs, NY	43.08	-73.78
Kirkwood, MO	38.58	-90.41
Drexel Heights, AZ	32.14	-111.03
Deer Park, NY	40.76	-73.33
Lafayette, CO	39.99	-105.09
Fridley, MN	45.09	-93.26
West Scarborough, ME	43.57	-70.39
Queensbury, NY	43.38	-73.61
Rexburg, ID	43.83	-111.79
Wheeling, WV	40.06	-80.72
Shaker Heights, OH	41.47	-81.54
Mililani Town, HI	21.45	-158.02
Bergenfield, NJ	40.93	-74.00
Marshalltown, IA	42.05	-92.91
Tucker, GA	33.85	-84.22
Nutley, NJ	40.82	-74.16
Lake Jackson, TX	29.03	-95.43
Port Moody, BC	49.28	-122.82
Plum, PA	40.50	-79.75
Windsor, CA	38.55	-122.82
West Chicago, IL	41.88	-88.20
Allen Park, MI	42.26	-83.21
Wilmette, IL	42.07	-87.72
Imperial Beach, CA	32.58	-117.11
Glen Cove, NY	40.86	-73.63
Syracuse, UT	41.09	-112.06
Maryland Heights, MO	38.71	-90.43
Mason City, IA	43.15	-93.20
Crofton, MD	39.00	-76.69
Anderson, SC	34.50	-82.65
Eagle Mountain, UT	40.31	-112.01
College Point, NY	40.79	-73.85
Winchester, VA	39.19	-78.16
Lindenhurst, NY	40.69	-73.37
Spanaway, WA	47.10	-122.43
Belmont, CA	37.52	-122.28
Hunts Point, NY	40.81	-73.88
Holbrook, NY	40.81	-73.08
New London, CT	41.36	-72.10
Paso Robles, CA	35.63	-120.69
Tualatin, OR	45.38	-122.76
Fleming Island, FL	30.09	-81.72
Winona, MN	44.05	-91.64
Thomasville, NC	35.88	-80.08
Casselberry, FL	28.68	-81.33
Eureka, CA	40.80	-124.16
East Saint Louis, IL	38.62	-90.15
Garden City, KS	37.97	-100.87
Alton, IL	38.89	-90.18
Milton, MA	42.25	-71.07
University Park, FL	25.75	-80.37
Auburn, NY	42.93	-76.57
Williston, ND	48.15	-103.62
Paramus, NJ	40.94	-74.08
Back Mountain, PA	41.34	-76.00
West Milford, NJ	41.13	-74.37
Jeffersontown, KY	38.19	-85.56
Garden City, MI	42.33	-83.33
Horn Lake, MS	34.96	-90.03
Stoughton, MA	42.13	-71.10
Easton, PA	40.69	-75.22
Prairieville, LA	30.30	-90.97
Dix Hills, NY	40.80	-73.34
Gladstone, MO	39.20	-94.55
Cutler Ridge, FL	25.58	-80.35
Independence, KY	38.94	-84.54
Watertown, NY	43.97	-75.91
Wooster, OH	40.81	-81.94
Bessemer, AL	33.40	-86.95
Merrimack, NH	42.87	-71.49
Lemon Grove, CA	32.74	-117.03
Kankakee, IL	41.12	-87.86
Wethersfield, CT	41.71	-72.65
Bristol, TN	36.60	-82.19
McHenry, IL	42.33	-88.27
Cibolo, TX	29.56	-98.23
Saugus, MA	42.46	-71.01
Stevens Point, WI	44.52	-89.57
West Linn, OR	45.37	-122.61
Superior, WI	46.72	-92.10
Greenville, TX	33.14	-96.11
Magna, UT	40.71	-112.10
Batavia, IL	41.85	-88.31
Danvers, MA	42.58	-70.93
Boisbriand, QC	45.62	-73.83
Shoreview, MN	45.08	-93.15
Paradise, CA	39.76	-121.62
Fremont, NE	41.43	-96.50
Smithtown, NY	40.86	-73.20
Pearl, MS	32.27	-90.13
Mansfield City, CT	41.77	-72.23
Mercerville-Hamilton Square, NJ	40.23	-74.67
North Creek, WA	47.82	-122.18
Carbondale, IL	37.73	-89.22
Westport, CT	41.14	-73.36
Medina, OH	41.14	-81.86
Bay Shore, NY	40.73	-73.25
Kahului, HI	20.89	-156.47
Vernon Hills, IL	42.22	-87.98
Zionsville, IN	39.95	-86.26
Norco, CA	33.93	-117.55
Wasco, CA	35.59	-119.34
Mount Pleasant, WI	42.70	-87.86
Fortuna Foothills, AZ	32.66	-114.41
Brandon, MB	49.85	-99.95
Barberton, OH	41.01	-81.61
Kingsville, TX	27.52	-97.86
Statesville, NC	35.78	-80.89
Plainview, NY	40.78	-73.47
Laurel, MD	39.10	-76.85
Carrollton, GA	33.58	-85.08
South Pasadena, CA	34.12	-118.15
Howard Beach, NY	40.66	-73.84
Four Corners, FL	28.33	-81.65
South Laurel, MD	39.07	-76.85
Asheboro, NC	35.71	-79.81
Buenaventura Lakes, FL	28.34	-81.35
Clinton, IA	41.84	-90.19
Mount Pleasant, MI	43.60	-84.77
Twentynine Palms, CA	34.14	-116.05
Huntley, IL	42.17	-88.43
Xenia, OH	39.68	-83.93
Reisterstown, MD	39.47	-76.83
Green, OH	40.95	-81.48
Brawley, CA	32.98	-115.53
Yukon, OK	35.51	-97.76
Forest Hills, MI	42.96	-85.49
Lafayette, CA	37.89	-122.12
Ramsey, MN	45.26	-93.45
Suitland, MD	38.85	-76.92
Rosedale, NY	40.66	-73.74
New Lenox, IL	41.51	-87.97
Madison, MS	32.46	-90.12
Neenah, WI	44.19	-88.46
Alvin, TX	29.42	-95.24
Vaudreuil-Dorion, QC	45.40	-74.03
Key West, FL	24.56	-81.78
Randolph, NJ	40.85	-74.58
Temple Terrace, FL	28.04	-82.39
Owatonna, MN	44.08	-93.23
Homewood, AL	33.47	-86.80
Sahuarita, AZ	31.96	-110.96
Thetford-Mines, QC	46.09	-71.31
Maple Valley, WA	47.39	-122.05
Walnut Grove, BC	49.16	-122.64
Hazelwood, MO	38.77	-90.37
Troy, OH	40.04	-84.20
Lemoore, CA	36.30	-119.78
Mint Hill, NC	35.18	-80.65
Ridgewood, NJ	40.98	-74.12
Cabot, AR	34.97	-92.02
Reedley, CA	36.60	-119.45
Edgewood, MD	39.42	-76.29
Meadow Woods, FL	28.39	-81.37
South Portland, ME	43.64	-70.24
Val-d'Or, QC	48.10	-77.80
West Whittier-Los Nietos, CA	33.98	-118.07
Lebanon, PA	40.34	-76.41
Zanesville, OH	39.94	-82.01
Prince Edward, ON	44.00	-77.25
Colleyville, TX	32.88	-97.16
Canton, GA	34.24	-84.49
Ossining, NY	41.16	-73.86
Salem, VA	37.29	-80.05
Burlington, IA	40.81	-91.11
Saratoga Springs, UT	40.35	-111.90
Melrose Park, IL	41.90	-87.86
Starkville, MS	33.45	-88.82
Lochearn, MD	39.34	-76.72
Chanhassen, MN	44.86	-93.53
Hercules, CA	38.02	-122.29
Galt, CA	38.25	-121.30
Prior Lake, MN	44.71	-93.42
Grandview, MO	38.89	-94.53
Clinton, MS	32.34	-90.32
Yarmouth, MA	41.71	-70.23
Sainte-Thérèse, QC	45.64	-73.83
Sandusky, OH	41.45	-82.71
Balch Springs, TX	32.73	-96.62
White Bear Lake, MN	45.08	-93.01
Chaska, MN	44.79	-93.60
Harvey, IL	41.61	-87.65
Middle River, MD	39.33	-76.44
Woodstock, IL	42.31	-88.45
Ardmore, OK	34.17	-97.14
Lockport, IL	41.59	-88.06
Woodburn, OR	45.14	-122.86
Wyandotte, MI	42.21	-83.15
Mauldin, SC	34.78	-82.31
Belvidere, IL	42.26	-88.84
Moscow, ID	46.73	-117.00
Milford, MA	42.14	-71.52
West Memphis, AR	35.15	-90.18
Athens, OH	39.33	-82.10
Mercer Island, WA	47.57	-122.22
Bridgeton, NJ	39.43	-75.23
Maplewood, NJ	40.73	-74.27
Soledad, CA	36.42	-121.33
Fallingbrook, PE	45.48	-75.48
Farmington, CT	41.72	-72.83
Brownsburg, IN	39.84	-86.40
Saginaw Township North, MI	43.46	-84.01
Edwardsville, IL	38.81	-89.95
Riverside, OH	39.78	-84.12
Athens, AL	34.80	-86.97
Sanger, CA	36.71	-119.56
Westmont, IL	41.80	-87.98
Wakefield, MA	42.51	-71.07
Rockledge, FL	28.35	-80.73
Hastings, NE	40.59	-98.39
Cave Spring, VA	37.23	-80.01
North Tustin, CA	33.76	-117.79
Daphne, AL	30.60	-87.90
Whitehall Township, PA	40.67	-75.50
Paducah, KY	37.08	-88.60
Cliffside Park, NJ	40.82	-73.99
Elmwood Park, IL	41.92	-87.81
Vineyard, CA	38.46	-121.35
Lodi, NJ	40.88	-74.08
Hazleton, PA	40.96	-75.97
Coronado, CA	32.69	-117.18
Hillside, NY	40.71	-73.79
Eagle River, AK	61.32	-149.57
South Salt Lake, UT	40.72	-111.89
Paris, TX	33.66	-95.56
Northport, AL	33.23	-87.58
University Park, TX	32.85	-96.80
Uniondale, NY	40.70	-73.59
Ponca City, OK	36.71	-97.09
Muskego, WI	42.91	-88.14
Collinsville, IL	38.67	-89.98
Reading, MA	42.53	-71.10
Short Pump, VA	37.65	-77.61
Belmont, MA	42.40	-71.18
Dedham, MA	42.24	-71.17
De Pere, WI	44.45	-88.06
Caledonia, WI	42.81	-87.92
Airdrie, AB	51.30	-114.04
Inkster, MI	42.29	-83.31
Mount Pearl, NL	47.52	-52.78
Vincentown, NJ	39.93	-74.75
Bixby, OK	35.94	-95.88
Emporia, KS	38.40	-96.18
Fort Dodge, IA	42.50	-94.17
Walker, MI	43.00	-85.77
Palmetto Bay, FL	25.62	-80.32
Ottumwa, IA	41.02	-92.41
Junction City, KS	39.03	-96.83
Seal Beach, CA	33.74	-118.10
Tarpon Springs, FL	28.15	-82.76
Franklin, IN	39.48	-86.05
Herndon, VA	38.97	-77.39
Austin, MN	43.67	-92.97
Sachse, TX	32.98	-96.60
Sun City West, AZ	33.66	-112.34
Watauga, TX	32.86	-97.25
Burlington, MA	42.50	-71.20
San Benito, TX	26.13	-97.63
Freeport, IL	42.30	-89.62
Staunton, VA	38.15	-79.07
Selma, CA	36.57	-119.61
South Windsor, CT	41.82	-72.62
North Potomac, MD	39.08	-77.26
Homer Glen, IL	41.60	-87.94
Saint-Bruno-de-Montarville, QC	45.53	-73.35
Coral Terrace, FL	25.75	-80.30
Norfolk, NE	42.03	-97.42
Midland, ON	44.75	-79.88
Ridgeland, MS	32.43	-90.13
Scaggsville, MD	39.15	-76.90
Cudahy, CA	33.96	-118.19
Washington, UT	37.13	-113.51
New Smyrna Beach, FL	29.03	-80.93
South Plainfield, NJ	40.58	-74.41
Pasadena, MD	39.11	-76.57
Columbine, CO	39.59	-105.07
Greenbelt, MD	39.00	-76.88
South Riding, VA	38.92	-77.50
Citrus Park, FL	28.08	-82.57
Boca Del Mar, FL	26.35	-80.15
Newport, RI	41.49	-71.31
Norton Shores, MI	43.17	-86.26
Barstow Heights, CA	34.87	-117.06
Rockville Centre, NY	40.66	-73.64
Searcy, AR	35.25	-91.74
North Platte, NE	41.12	-100.77
Rolling Meadows, IL	42.08	-88.01
Carteret, NJ	40.58	-74.23
Immokalee, FL	26.42	-81.42
Medford, NY	40.82	-73.00
Riverbank, CA	37.74	-120.94
Zion, IL	42.45	-87.83
Trotwood, OH	39.80	-84.31
North Haven, CT	41.39	-72.86
Summerlin South, NV	36.12	-115.33
Mahwah, NJ	41.09	-74.14
Loma Linda, CA	34.05	-117.26
Peekskill, NY	41.29	-73.92
Keystone, FL	28.16	-82.62
Baldwin, NY	40.66	-73.61
Fairfax, VA	38.85	-77.31
Maywood, IL	41.88	-87.84
Sebastian, FL	27.82	-80.47
East Gwillimbury, ON	44.10	-79.44
Holt, MI	42.64	-84.52
Muscatine, IA	41.42	-91.04
Elk River, MN	45.30	-93.57
Rock Springs, WY	41.59	-109.20
Golden Gate, FL	26.19	-81.70
Saint-Constant, QC	45.37	-73.57
Corsicana, TX	32.10	-96.47
Hialeah Gardens, FL	25.87	-80.32
Waverly, MI	42.74	-84.62
Hunt Valley, MD	39.50	-76.64
Fuquay-Varina, NC	35.58	-78.80
Fountain Hills, AZ	33.61	-111.72
Forest Grove, OR	45.52	-123.11
Unionport, NY	40.83	-73.85
Champlin, MN	45.19	-93.40
South Portland Gardens, ME	43.64	-70.32
Brockville, ON	44.59	-75.69
Centerville, OH	39.63	-84.16
Bloomington, CA	34.07	-117.40
Bainbridge Island, WA	47.63	-122.52
Morrisville, NC	35.82	-78.83
Marshall, TX	32.54	-94.37
Watertown, WI	43.19	-88.73
Kernersville, NC	36.12	-80.07
Dickinson, ND	46.88	-102.79
Old Bridge, NJ	40.41	-74.37
Fort Washington, MD	38.71	-77.02
Dinuba, CA	36.54	-119.39
Barstow, CA	34.90	-117.02
Fairland, MD	39.08	-76.96
Brookings, SD	44.31	-96.80
Blue Island, IL	41.66	-87.68
Faribault, MN	44.29	-93.27
Baileys Crossroads, VA	38.85	-77.13
Eagle, ID	43.70	-116.35
Langley, BC	49.10	-122.66
Norland, FL	25.95	-80.21
Scotch Plains, NJ	40.66	-74.39
Glenville, OH	41.53	-81.62
El Cerrito, CA	37.92	-122.31
Brandon, MS	32.27	-89.99
Derby, KS	37.55	-97.27
Rouyn-Noranda, QC	48.24	-79.02
Graham, WA	47.05	-122.29
Ilchester, MD	39.25	-76.76
Bayonet Point, FL	28.33	-82.68
Easton, MA	42.02	-71.13
Loves Park, IL	42.32	-89.06
Avon Lake, OH	41.51	-82.03
San Lorenzo, CA	37.68	-122.12
Morton Grove, IL	42.04	-87.78
Kingston, NY	41.93	-74.00
McDonough, GA	33.45	-84.15
Romulus, MI	42.22	-83.40
Rosemount, MN	44.74	-93.13
Mansfield, MA	42.03	-71.22
Laguna Beach, CA	33.54	-117.78
Springfield, PA	39.93	-75.32
Bellview, FL	30.46	-87.31
Terrytown, LA	29.91	-90.03
Whitehorse, YT	60.72	-135.05
Crestview, FL	30.76	-86.57
Keene, NH	42.93	-72.28
Greenwood, SC	34.20	-82.16
Gallup, NM	35.53	-108.74
South Old Bridge, NJ	40.41	-74.35
Duncan, OK	34.50	-97.96
Griffin, GA	33.25	-84.26
Dolton, IL	41.64	-87.61
Webster Groves, MO	38.59	-90.36
Belton, MO	38.81	-94.53
Columbus, MS	33.50	-88.43
Denison, TX	33.76	-96.54
East Elmhurst, NY	40.76	-73.87
Kerrville, TX	30.05	-99.14
Pooler, GA	32.12	-81.25
Mequon, WI	43.22	-88.03
Vicksburg, MS	32.35	-90.88
Wright, FL	30.46	-86.64
Morrisania, NY	40.83	-73.91
Palm City, FL	27.17	-80.27
Middleborough, MA	41.89	-70.91
Arnold, MD	39.03	-76.50
Isla Vista, CA	34.41	-119.86
Vero Beach South, FL	27.62	-80.41
Van Buren, AR	35.44	-94.35
East Peoria, IL	40.67	-89.58
Landover, MD	38.93	-76.90
Windham, CT	41.70	-72.16
Jacksonville Beach, FL	30.29	-81.39
Calabasas, CA	34.16	-118.64
Solon, OH	41.39	-81.44
Chantilly, VA	38.89	-77.43
Candler-McAfee, GA	33.73	-84.27
Roselle, IL	41.98	-88.08
Copiague, NY	40.68	-73.40
Munster, IN	41.56	-87.51
Ladera Ranch, CA	33.57	-117.64
Lisle, IL	41.80	-88.07
Picnic Point-North Lynnwood, WA	47.86	-122.29
East Naples, FL	26.14	-81.77
Crystal, MN	45.03	-93.36
Cloverleaf, TX	29.78	-95.17
Dixiana, AL	33.74	-86.65
Highland, IN	41.55	-87.45
Machesney Park, IL	42.35	-89.04
East Tremont, NY	40.85	-73.89
Pelham, AL	33.29	-86.81
Auburn, ME	44.10	-70.23
Tremont, NY	40.85	-73.91
Lincolnia, VA	38.82	-77.14
Kiryas Joel, NY	41.34	-74.17
Valinda, CA	34.05	-117.94
Marysville, OH	40.24	-83.37
Haines City, FL	28.11	-81.62
Columbus, NE	41.43	-97.37
Bristol, RI	41.68	-71.27
Millbrae, CA	37.60	-122.39
Newberg, OR	45.30	-122.97
The Crossings, FL	25.67	-80.40
Valley Station, KY	38.11	-85.87
Lennox, CA	33.94	-118.35
East Lake-Orient Park, FL	27.98	-82.38
Farmington, MN	44.64	-93.14
Wilsonville, OR	45.30	-122.77
Hutto, TX	30.54	-97.55
Bloomingdale, FL	27.89	-82.24
West Odessa, TX	31.84	-102.50
Inglewood-Finn Hill, WA	47.72	-122.23
Oak Harbor, WA	48.29	-122.64
‘Ewa Gentry, HI	21.34	-158.03
Oak Ridge, FL	28.47	-81.42
Rosemont, CA	38.55	-121.36
Auburn Hills, MI	42.69	-83.23
Pottstown, PA	40.25	-75.65
Leisure City, FL	25.50	-80.43
West Puente Valley, CA	34.05	-117.97
Maple Heights, OH	41.42	-81.57
Willoughby, OH	41.64	-81.41
Benbrook, TX	32.67	-97.46
Cranford, NJ	40.66	-74.30
Owen Sound, ON	44.57	-80.94
Garden City, NY	40.73	-73.63
Chambly, QC	45.45	-73.28
Sept-Îles, QC	50.20	-66.38
Farmington, UT	40.98	-111.89
Wasco, IL	41.94	-88.40
Hastings, MN	44.74	-92.85
Avon, OH	41.45	-82.04
North Augusta, SC	33.50	-81.97
Guilford, CT	41.29	-72.68
Cottage Lake, WA	47.74	-122.08
Corcoran, CA	36.10	-119.56
Melrose, NY	40.82	-73.91
East Patchogue, NY	40.77	-73.00
West Springfield, VA	38.77	-77.22
Langford, BC	48.45	-123.50
Hudson, OH	41.24	-81.44
Port Hueneme, CA	34.15	-119.20
Holiday, FL	28.19	-82.74
Radcliff, KY	37.84	-85.95
Hopewell, VA	37.30	-77.29
New Castle, PA	41.00	-80.35
South Elgin, IL	41.99	-88.29
Prichard, AL	30.74	-88.08
New Brighton, MN	45.07	-93.20
Anniston, AL	33.66	-85.83
Palm Springs, FL	26.64	-80.10
Ruston, LA	32.52	-92.64
Wilmington, MA	42.55	-71.17
Midlothian, TX	32.48	-96.99
Oxford, MS	34.37	-89.52
Oakdale, CA	37.77	-120.85
Darien, IL	41.75	-87.97
Bloomingdale, IL	41.96	-88.08
Venice, FL	27.10	-82.45
Ludlow, MA	42.16	-72.48
Duncan, BC	48.78	-123.70
South Bradenton, FL	27.46	-82.58
Hillside, NJ	40.70	-74.23
North Plainfield, NJ	40.63	-74.43
Acworth, GA	34.07	-84.68
Pascagoula, MS	30.37	-88.56
Sunny Isles Beach, FL	25.95	-80.12
Roseburg, OR	43.22	-123.34
Oxford, OH	39.51	-84.75
Merrick, NY	40.66	-73.55
Somerset, NJ	40.50	-74.49
Moses Lake, WA	47.13	-119.28
Saginaw, TX	32.86	-97.36
Greater Northdale, FL	28.11	-82.53
Northdale, FL	28.09	-82.51
Summit, NJ	40.72	-74.36
Watertown, SD	44.90	-97.12
Alliance, OH	40.92	-81.11
LaPorte, IN	41.61	-86.72
Kalispell, MT	48.20	-114.31
South Holland, IL	41.60	-87.61
Princeton, FL	25.54	-80.41
Kenmore, WA	47.76	-122.24
Del City, OK	35.44	-97.44
Derry, NH	42.88	-71.33
Hamtramck, MI	42.39	-83.05
Great Kills, NY	40.55	-74.15
Wekiwa Springs, FL	28.70	-81.43
Leesburg, FL	28.81	-81.88
Duarte, CA	34.14	-117.98
Converse, TX	29.52	-98.32
Villa Park, IL	41.89	-87.99
Decatur, GA	33.77	-84.30
Park Forest, IL	41.49	-87.67
Christiansburg, VA	37.13	-80.41
Jurupa Valley, CA	33.99	-117.52
Ashland, CA	37.69	-122.11
West and East Lealman, FL	27.82	-82.69
Farragut, TN	35.88	-84.15
La Porte, IN	41.61	-86.71
Prairie Village, KS	38.99	-94.63
Smithfield, RI	41.92	-71.55
Clarksville, IN	38.30	-85.76
Wadsworth, OH	41.03	-81.73
Camas, WA	45.59	-122.40
Fort Walton Beach, FL	30.42	-86.62
Geneva, IL	41.89	-88.31
Brent, FL	30.47	-87.24
South Euclid, OH	41.52	-81.52
Brushy Creek, TX	30.51	-97.74
La Prairie, QC	45.42	-73.50
Windsor, CO	40.48	-104.90
Westchase, FL	28.06	-82.61
Sugar Hill, GA	34.11	-84.03
Chillicothe, OH	39.33	-82.98
South Lake Tahoe, CA	38.93	-119.98
Anthem, AZ	33.87	-112.15
West Carson, CA	33.82	-118.29
Massapequa, NY	40.68	-73.47
Canton, MA	42.16	-71.14
Roselle, NJ	40.65	-74.26
Lincoln, RI	41.92	-71.44
Lumberton, NC	34.62	-79.01
Taylors, SC	34.92	-82.30
Yucca Valley, CA	34.11	-116.43
Tsawwassen, BC	49.02	-123.08
Westford, MA	42.58	-71.44
Edgewater, FL	28.99	-80.90
Allison Park, PA	40.56	-79.96
Bay Point, CA	38.03	-121.96
Portsmouth, NH	43.08	-70.76
Sedalia, MO	38.70	-93.23
Naples, FL	26.14	-81.80
Patterson, CA	37.47	-121.13
Greenfield, IN	39.79	-85.77
Waynesboro, VA	38.07	-78.89
Albertville, AL	34.27	-86.21
Stoneham, MA	42.48	-71.10
Perrysburg, OH	41.56	-83.63
Erie, CO	40.05	-105.05
Klamath Falls, OR	42.22	-121.78
Clinton, UT	41.14	-112.05
Green Valley, AZ	31.85	-110.99
Evans, CO	40.38	-104.69
Mandan, ND	46.83	-100.89
Lower Sackville, NS	44.78	-63.68
Winchester, MA	42.45	-71.14
Okemos, MI	42.72	-84.43
Arnold, MO	38.43	-90.38
East Moline, IL	41.50	-90.44
West Pensacola, FL	30.43	-87.28
Kinston, NC	35.26	-77.58
Shelbyville, TN	35.48	-86.46
Marquette, MI	46.54	-87.40
Fairfield Heights, IN	39.83	-86.38
Biddeford, ME	43.49	-70.45
Golden Valley, MN	45.01	-93.35
Canyon Lake, TX	29.88	-98.26
Oxford, AL	33.61	-85.83
South Milwaukee, WI	42.91	-87.86
Marina, CA	36.68	-121.80
Mukilteo, WA	47.94	-122.30
Rancho San Diego, CA	32.75	-116.94
Charleston, IL	39.50	-88.18
Bedford, NH	42.95	-71.52
Carrboro, NC	35.91	-79.08
Crest Hill, IL	41.55	-88.10
Saint Andrews, SC	34.05	-81.13
Ashland, KY	38.48	-82.64
Hays, KS	38.88	-99.33
Ferguson, MO	38.74	-90.31
Conway, SC	33.84	-79.05
Laurelton, NY	40.67	-73.75
Lino Lakes, MN	45.16	-93.09
West Lake Stevens, WA	47.99	-122.10
New Hope, MN	45.04	-93.39
Palm River-Clair Mel, FL	27.92	-82.38
Trussville, AL	33.62	-86.61
Woodrow, NY	40.54	-74.20
Corinth, TX	33.15	-97.06
Mountlake Terrace, WA	47.79	-122.31
Chester, VA	37.36	-77.44
Nixa, MO	37.04	-93.29
East Ridge, TN	35.01	-85.25
Varennes, QC	45.68	-73.43
Plainview, TX	34.18	-101.71
Grayslake, IL	42.34	-88.04
Agoura Hills, CA	34.14	-118.77
Acton, MA	42.49	-71.43
Sanford, ME	43.44	-70.77
Silver Firs, WA	47.87	-122.16
Hauppauge, NY	40.83	-73.20
Kīhei, HI	20.76	-156.45
South El Monte, CA	34.05	-118.05
Arvin, CA	35.21	-118.83
Johnston, IA	41.67	-93.70
Gardner, KS	38.81	-94.93
Lathrop, CA	37.82	-121.28
Ashland, OR	42.19	-122.71
Sidney, OH	40.28	-84.16
Birmingham, MI	42.55	-83.21
Sweetwater, FL	25.76	-80.37
Milwaukie, OR	45.45	-122.64
East Millcreek, UT	40.70	-111.81
Grand Island, NY	43.03	-78.96
Union City, GA	33.59	-84.54
Woodlawn, VA	38.72	-77.13
Clarence-Rockland, ON	45.55	-75.29
Piqua, OH	40.14	-84.24
Lomita, CA	33.79	-118.32
Cockeysville, MD	39.48	-76.64
Easley, SC	34.83	-82.60
New Springville, NY	40.59	-74.16
Pleasantville, NJ	39.39	-74.52
Liberal, KS	37.04	-100.92
Palisades Park, NJ	40.85	-74.00
Jenks, OK	36.02	-95.97
Simpsonville, SC	34.74	-82.25
Latham, NY	42.75	-73.76
Darien, CT	41.08	-73.47
Pleasant Prairie, WI	42.55	-87.93
Port Alberni, BC	49.24	-124.80
Mountain Brook, AL	33.50	-86.75
Chambersburg, PA	39.94	-77.66
Adrian, MI	41.90	-84.04
West Melbourne, FL	28.07	-80.65
Rotterdam, NY	42.79	-73.97
Truro, NS	45.37	-63.27
Lakeside, CA	32.86	-116.92
Bethany, OR	45.56	-122.87
Lake Worth Corridor, FL	26.62	-80.10
Winter Gardens, CA	32.83	-116.93
Lockport, NY	43.17	-78.69
Lebanon, OH	39.44	-84.20
Wade Hampton, SC	34.90	-82.33
Murphy, TX	33.02	-96.61
Coralville, IA	41.68	-91.58
Ensley, FL	30.52	-87.27
Sapulpa, OK	36.00	-96.11
American Canyon, CA	38.17	-122.26
South San Jose Hills, CA	34.01	-117.90
Belton, TX	31.06	-97.46
Agoura, CA	34.14	-118.74
Bayville, NJ	39.91	-74.15
Westmount, QC	45.48	-73.60
Kirkland, QC	45.45	-73.87
Arbutus, MD	39.25	-76.70
Hammond, LA	30.50	-90.46
Libertyville, IL	42.28	-87.95
Pittsburg, KS	37.41	-94.70
Portsmouth, OH	38.73	-83.00
Granite Bay, CA	38.76	-121.16
Louisville, CO	39.98	-105.13
Northfield, MN	44.46	-93.16
Rocky River, OH	41.48	-81.84
Raymore, MO	38.80	-94.45
Middletown, DE	39.45	-75.72
Havelock, NC	34.88	-76.90
Lindsay, ON	44.35	-78.73
Harvey, LA	29.90	-90.08
Gardner, MA	42.58	-72.00
Golden, CO	39.76	-105.22
Cartersville, GA	34.17	-84.80
Ashland, OH	40.87	-82.32
Oakleaf Plantation, FL	30.17	-81.84
Affton, MO	38.55	-90.33
Ramona, CA	33.04	-116.87
Cambria Heights, NY	40.69	-73.74
Elmwood Park, NJ	40.90	-74.12
Elko, NV	40.83	-115.76
Hollis, NY	40.71	-73.77
Nogales, AZ	31.34	-110.93
Parma Heights, OH	41.39	-81.76
La Cañada Flintridge, CA	34.20	-118.19
Mustang, OK	35.38	-97.72
Rose Hill, VA	38.79	-77.11
East Northport, NY	40.88	-73.32
Glen Avon, CA	34.01	-117.48
Sulphur, LA	30.24	-93.38
Shelby, NC	35.29	-81.54
Montville Center, CT	41.48	-72.15
Ferndale, MI	42.46	-83.13
South Saint Paul, MN	44.89	-93.03
Lynn Haven, FL	30.25	-85.65
Lake Ronkonkoma, NY	40.84	-73.13
Lexington, SC	33.98	-81.24
Murrysville, PA	40.43	-79.70
Cumberland, MD	39.65	-78.76
Stephenville, TX	32.22	-98.20
Oregon, OH	41.64	-83.49
Eastmont, WA	47.90	-122.18
Monroe, MI	41.92	-83.40
Coconut Grove, FL	25.71	-80.26
West Mifflin, PA	40.36	-79.87
Mill Creek, WA	47.86	-122.20
Pace, FL	30.60	-87.16
Miamisburg, OH	39.64	-84.29
Palm Valley, FL	30.18	-81.39
Rolla, MO	37.95	-91.77
Tukwila, WA	47.47	-122.26
DeBary, FL	28.88	-81.31
Lyndhurst, NJ	40.81	-74.12
Lake Zurich, IL	42.20	-88.09
Germantown, WI	43.23	-88.11
Bryant, AR	34.60	-92.49
Eustis, FL	28.85	-81.69
Universal City, TX	29.55	-98.29
Glace Bay, NS	46.20	-59.96
Newburg, KY	38.16	-85.66
Johnstown, PA	40.33	-78.92
Socastee, SC	33.68	-79.00
Ypsilanti, MI	42.24	-83.61
North Bellmore, NY	40.69	-73.53
King of Prussia, PA	40.09	-75.40
Hayesville, OR	44.99	-122.98
Warrensburg, MO	38.76	-93.74
Mokena, IL	41.53	-87.89
Norwood, OH	39.16	-84.46
Mariners Harbor, NY	40.64	-74.16
Bonney Lake, WA	47.18	-122.19
Dickinson, TX	29.46	-95.05
Clifton, CO	39.09	-108.45
Lealman, FL	27.82	-82.68
Hermosa Beach, CA	33.86	-118.40
Selden, NY	40.87	-73.04
Clemmons, NC	36.02	-80.38
West Chester, PA	39.96	-75.61
Evergreen Park, IL	41.72	-87.70
Southbury, CT	41.48	-73.21
Baldwin, PA	40.34	-79.98
Marblehead, MA	42.50	-70.86
Norton, MA	41.97	-71.19
Plattsburgh, NY	44.70	-73.45
North Salt Lake, UT	40.85	-111.91
Sand Springs, OK	36.14	-96.11
Painesville, OH	41.72	-81.25
Greenfield, MA	42.59	-72.60
Pickerington, OH	39.88	-82.75
New Canaan, CT	41.15	-73.49
Albany, CA	37.89	-122.30
Snellville, GA	33.86	-84.02
Sparta, NJ	41.03	-74.64
Columbia Heights, MN	45.04	-93.26
Holtsville, NY	40.82	-73.05
Salmon Creek, WA	45.71	-122.65
La Crescenta-Montrose, CA	34.23	-118.24
Spanish Lake, MO	38.79	-90.22
Willmar, MN	45.12	-95.04
Tysons Corner, VA	38.92	-77.23
Forest Lake, MN	45.28	-92.99
Bethany, OK	35.52	-97.63
Huntsville, ON	45.33	-79.22
Montclair, VA	38.61	-77.34
Lynbrook, NY	40.65	-73.67
Orchards, WA	45.67	-122.56
Payson, UT	40.04	-111.73
West Saint Paul, MN	44.92	-93.10
Madisonville, KY	37.33	-87.50
Ives Estates, FL	25.96	-80.18
Selma, AL	32.41	-87.02
Papillion, NE	41.15	-96.04
Montgomery, IL	41.73	-88.35
Badger, AK	64.80	-147.53
Seymour, IN	38.96	-85.89
Lake Shore, MD	39.11	-76.48
McKeesport, PA	40.35	-79.86
Pinecrest, FL	25.67	-80.31
Weirton Heights, WV	40.41	-80.54
Port Angeles, WA	48.12	-123.43
Terrace, BC	54.52	-128.60
North Battleford, SK	52.78	-108.30
Hazel Dell, WA	45.67	-122.66
Angleton, TX	29.17	-95.43
Fernley, NV	39.61	-119.25
Alice, TX	27.75	-98.07
Lake Forest, IL	42.26	-87.84
Battle Ground, WA	45.78	-122.53
Dixon, CA	38.45	-121.82
Forest Park, GA	33.62	-84.37
Mamaroneck, NY	40.95	-73.73
Homewood, IL	41.56	-87.67
Bear, DE	39.63	-75.66
Bayou Cane, LA	29.62	-90.75
Orange, TX	30.09	-93.74
Alsip, IL	41.67	-87.74
Lutz, FL	28.15	-82.46
Green Haven, MD	39.14	-76.55
Lexington, NC	35.82	-80.25
Bellwood, IL	41.88	-87.88
Clayton, NC	35.65	-78.46
Central Falls, RI	41.89	-71.39
Sun Valley, NV	39.60	-119.78
Horizon City, TX	31.69	-106.21
Sherwood, OR	45.36	-122.84
Waterford, CT	41.34	-72.14
Orinda, CA	37.88	-122.18
Pinole, CA	38.00	-122.30
Woodbridge, NJ	40.56	-74.28
Sun City Center, FL	27.72	-82.35
Rosedale, MD	39.32	-76.52
Altamont, OR	42.21	-121.74
Howard, WI	44.54	-88.09
Alamo, TX	26.18	-98.12
Broadview Heights, OH	41.31	-81.69
Upper Saint Clair, PA	40.34	-80.08
Haslett, MI	42.75	-84.40
Newton, KS	38.05	-97.35
Glassboro, NJ	39.70	-75.11
Altus, OK	34.64	-99.33
Blythe, CA	33.61	-114.60
Silverdale, WA	47.64	-122.69
Covington, WA	47.36	-122.12
Matteson, IL	41.50	-87.71
Beaconsfield, QC	45.43	-73.87
Tumwater, WA	47.01	-122.91
Old Jamestown, MO	38.83	-90.29
Weirton, WV	40.42	-80.59
White Oak, OH	39.21	-84.60
Carlisle, PA	40.20	-77.19
Mineola, NY	40.75	-73.64
Shelbyville, IN	39.52	-85.78
Tullahoma, TN	35.36	-86.21
Ozark, MO	37.02	-93.21
Secaucus, NJ	40.79	-74.06
Jacksonville, IL	39.73	-90.23
Fairwood, WA	47.45	-122.16
Madison, CT	41.28	-72.60
Camp Springs, MD	38.80	-76.91
Ronkonkoma, NY	40.82	-73.11
Saco, ME	43.50	-70.44
Maple Shade, NJ	39.95	-74.99
Hawthorne, NJ	40.95	-74.15
Fresno, TX	29.54	-95.45
East Massapequa, NY	40.67	-73.44
Amherst Center, MA	42.38	-72.52
Montrose, CO	38.48	-107.88
Brownwood, TX	31.71	-98.99
Southbridge, MA	42.08	-72.03
Deerfield, IL	42.17	-87.84
Castaic, CA	34.49	-118.62
Ennis, TX	32.33	-96.63
Ellensburg, WA	47.00	-120.55
Claremore, OK	36.31	-95.62
Waukee, IA	41.61	-93.89
Jasmine Estates, FL	28.29	-82.69
Melville, NY	40.79	-73.42
Kew Gardens, NY	40.71	-73.83
Middleton, WI	43.10	-89.50
Bartow, FL	27.90	-81.84
Sylvania, OH	41.72	-83.71
Rio Rico, AZ	31.47	-110.98
Murray, KY	36.61	-88.31
Arlington, WA	48.20	-122.13
North Druid Hills, GA	33.82	-84.31
Brookfield, IL	41.82	-87.85
North Bay Shore, NY	40.74	-73.26
Mont-Royal, QC	45.52	-73.65
Milledgeville, GA	33.08	-83.23
Beloeil, QC	45.57	-73.21
Stillwater, MN	45.06	-92.81
Cortland, NY	42.60	-76.18
Berea, OH	41.37	-81.85
Twinsburg, OH	41.31	-81.44
Wantagh, NY	40.68	-73.51
West Hempstead, NY	40.70	-73.65
Ansonia, CT	41.35	-73.08
Troy, AL	31.81	-85.97
Mayfield Heights, OH	41.52	-81.46
Laurel, MS	31.69	-89.13
Syosset, NY	40.83	-73.50
Alliston, ON	44.15	-79.87
Brook Park, OH	41.40	-81.80
Union Hill-Novelty Hill, WA	47.68	-122.03
Erlanger, KY	39.02	-84.60
Rossville, NY	40.56	-74.21
South Burlington, VT	44.47	-73.17
Casa de Oro-Mount Helix, CA	32.76	-116.97
Langley Park, MD	38.99	-76.98
Brigham City, UT	41.51	-112.02
Thomasville, GA	30.84	-83.98
Fairmont, WV	39.49	-80.14
Fairhope, AL	30.52	-87.90
Greater Upper Marlboro, MD	38.83	-76.75
Frederickson, WA	47.10	-122.36
Iselin, NJ	40.58	-74.32
Suwanee, GA	34.05	-84.07
Whitehall, OH	39.97	-82.89
Corner Brook, NL	48.95	-57.95
Rutherford, NJ	40.83	-74.11
Islip, NY	40.73	-73.21
Forest Park, OH	39.29	-84.50
Westminster, MD	39.58	-77.00
New Glasgow, NS	45.58	-62.65
Frankfort, IL	41.50	-87.85
Niles, OH	41.18	-80.77
Marshfield, WI	44.67	-90.17
Cranbrook, BC	49.50	-115.77
Lorton, VA	38.70	-77.23
Port Colborne, ON	42.90	-79.23
Morristown, NJ	40.80	-74.48
Rivière-du-Loup, QC	47.83	-69.54
Gautier, MS	30.39	-88.61
Bourbonnais, IL	41.15	-87.89
Goodings Grove, IL	41.63	-87.93
Dieppe, NB	46.08	-64.69
Macomb, IL	40.46	-90.67
Point Pleasant, NJ	40.08	-74.07
Bellaire, TX	29.71	-95.46
El Reno, OK	35.53	-97.96
Chowchilla, CA	37.12	-120.26
Mead Valley, CA	33.83	-117.30
Hyattsville, MD	38.96	-76.95
Happy Valley, OR	45.45	-122.53
Augusta, ME	44.31	-69.78
Onalaska, WI	43.88	-91.24
Round Lake, IL	42.35	-88.09
Stafford, TX	29.62	-95.56
Yorkville, IL	41.64	-88.45
Winchester, KY	37.99	-84.18
North Ogden, UT	41.31	-111.96
Bensenville, IL	41.96	-87.94
Forney, TX	32.75	-96.47
Monsey, NY	41.11	-74.07
Fern Creek, KY	38.16	-85.59
Shenandoah, LA	30.40	-91.00
El Dorado, AR	33.21	-92.67
Trenton, MI	42.14	-83.18
Ashtabula, OH	41.87	-80.79
Natchitoches, LA	31.76	-93.09
Cudahy, WI	42.96	-87.86
Dover, NJ	40.88	-74.56
Ottawa, IL	41.35	-88.84
Shafter, CA	35.50	-119.27
Amesbury, MA	42.86	-70.93
Franklin Park, IL	41.94	-87.87
Meadowbrook, VA	37.45	-77.47
McAlester, OK	34.93	-95.77
Punta Gorda Isles, FL	26.92	-82.08
Palestine, TX	31.76	-95.63
Sherrelwood, CO	39.84	-105.00
Creve Coeur, MO	38.66	-90.42
Ballenger Creek, MD	39.37	-77.44
Cinco Ranch, TX	29.74	-95.76
Helena, AL	33.30	-86.84
Palmer, MA	42.16	-72.33
Belle Glade, FL	26.68	-80.67
Makakilo, HI	21.35	-158.09
Franconia, VA	38.78	-77.15
Eastlake, OH	41.65	-81.45
Manchester, MO	38.60	-90.51
Cameron Park, CA	38.67	-120.99
Thorold, ON	43.12	-79.20
Steubenville, OH	40.37	-80.63
Springboro, OH	39.55	-84.23
Wallingford Center, CT	41.45	-72.82
Lanham-Seabrook, MD	38.97	-76.85
Clark-Fulton, OH	41.46	-81.71
Farmington, MO	37.78	-90.42
Pampa, TX	35.54	-100.96
Somerset, MA	41.77	-71.13
Florida Ridge, FL	27.58	-80.39
Five Corners, WA	45.68	-122.58
Boone, NC	36.22	-81.67
Seminole, FL	27.84	-82.79
Punta Gorda, FL	26.93	-82.05
Rosamond, CA	34.86	-118.16
Miramichi, NB	47.03	-65.50
Cutler, FL	25.62	-80.31
Mattoon, IL	39.48	-88.37
Arroyo Grande, CA	35.12	-120.59
Cobourg, ON	43.96	-78.17
Monroe, WA	47.86	-121.97
Dorval, QC	45.45	-73.75
Rancho Mirage, CA	33.74	-116.41
Limerick, PA	40.23	-75.52
Wilton, CT	41.20	-73.44
Huntington, NY	40.87	-73.43
Ojus, FL	25.95	-80.15
Santa Fe Springs, CA	33.95	-118.09
Oak Bay, BC	48.45	-123.30
Vincennes, IN	38.68	-87.53
Amsterdam, NY	42.94	-74.19
Durango, CO	37.28	-107.88
Dumont, NJ	40.94	-74.00
Hanahan, SC	32.92	-80.02
Central Point, OR	42.38	-122.92
Highland, UT	40.43	-111.79
Elizabeth City, NC	36.29	-76.25
Newburyport, MA	42.81	-70.88
Rockland, MA	42.13	-70.92
Westbrook, ME	43.68	-70.37
St. Marys, GA	30.73	-81.55
Cary, IL	42.21	-88.24
Lackawanna, NY	42.83	-78.82
Westerly, RI	41.38	-71.83
Maumelle, AR	34.87	-92.40
Leland, NC	34.26	-78.04
Amos, QC	48.57	-78.12
Wisconsin Rapids, WI	44.38	-89.82
Lenoir, NC	35.91	-81.54
North Massapequa, NY	40.70	-73.46
Scarsdale, NY	41.01	-73.78
Nanuet, NY	41.09	-74.01
Gretna, LA	29.91	-90.05
Sheridan, WY	44.80	-106.96
North Amityville, NY	40.70	-73.43
Arcata, CA	40.87	-124.08
Hannibal, MO	39.71	-91.36
Wahiawā, HI	21.50	-158.02
Colonial Heights, VA	37.27	-77.41
Marion, IL	37.73	-88.93
Colonia, NJ	40.57	-74.30
Logansport, IN	40.75	-86.36
Oswego, NY	43.46	-76.51
Linda, CA	39.13	-121.55
Tinton Falls, NJ	40.30	-74.10
Godfrey, IL	38.96	-90.19
Portsmouth, RI	41.60	-71.25
Willimantic, CT	41.71	-72.21
Calverton, MD	39.06	-76.94
Oxon Hill, MD	38.80	-76.99
Takoma Park, MD	38.98	-77.01
Wallingford, CT	41.46	-72.82
Sycamore, IL	41.99	-88.69
Cocoa, FL	28.39	-80.74
Martinsburg, WV	39.46	-77.96
Marco Island, FL	25.94	-81.72
Tiffin, OH	41.11	-83.18
Albert Lea, MN	43.65	-93.37
South Hadley, MA	42.26	-72.57
Shaw, DC	38.91	-77.02
Ocean Springs, MS	30.41	-88.83
Hinsdale, IL	41.80	-87.94
New Castle, IN	39.93	-85.37
Winthrop, MA	42.38	-70.98
Lindenwold, NJ	39.82	-75.00
Bay City, TX	28.98	-95.97
Hopkins, MN	44.92	-93.46
Squamish, BC	49.70	-123.16
Allendale, MI	42.97	-85.95
Menasha, WI	44.20	-88.45
Palos Hills, IL	41.70	-87.82
Prunedale, CA	36.78	-121.67
Culpeper, VA	38.47	-78.00
Stevenson Ranch, CA	34.39	-118.57
South Houston, TX	29.66	-95.24
Kirksville, MO	40.19	-92.58
Tallmadge, OH	41.10	-81.44
North Babylon, NY	40.72	-73.32
Mesquite, NV	36.81	-114.07
New Philadelphia, OH	40.49	-81.45
Saint Matthews, KY	38.25	-85.66
Maitland, FL	28.63	-81.36
North Aurora, IL	41.81	-88.33
Safety Harbor, FL	27.99	-82.69
Valley East, ON	46.67	-81.00
North Canton, OH	40.88	-81.40
East Hemet, CA	33.74	-116.94
Pitt Meadows, BC	49.22	-122.69
White Oak, MD	39.04	-76.99
Radford, VA	37.13	-80.58
Deux-Montagnes, QC	45.53	-73.90
Fort St. John, BC	56.25	-120.85
Tillmans Corner, AL	30.59	-88.17
Les Coteaux, QC	45.28	-74.23
Detroit-Shoreway, OH	41.48	-81.73
Anoka, MN	45.20	-93.39
East Cleveland, OH	41.53	-81.58
Sudbury, MA	42.38	-71.42
Plainville, CT	41.67	-72.86
Ada, OK	34.77	-96.68
Middletown, RI	41.55	-71.29
Glassmanor, MD	38.82	-77.00
South Orange, NJ	40.75	-74.26
Idylwood, VA	38.90	-77.21
Seabrook, MD	38.97	-76.85
Durant, OK	33.99	-96.37
Killingly Center, CT	41.84	-71.87
Kings Park, NY	40.89	-73.26
Saint-Augustin-de-Desmaures, QC	46.74	-71.45
Canby, OR	45.26	-122.69
Poplar Bluff, MO	36.76	-90.39
Moraga, CA	37.83	-122.13
Massapequa Park, NY	40.68	-73.46
Kuna, ID	43.49	-116.42
Foley, AL	30.41	-87.68
Ruskin, FL	27.72	-82.43
Hermiston, OR	45.84	-119.29
Nederland, TX	29.97	-93.99
Greenfield, CA	36.32	-121.24
Ashwaubenon, WI	44.48	-88.07
Live Oak, CA	36.98	-121.98
Bristol, VA	36.60	-82.19
Okolona, KY	38.14	-85.69
Bayside, CA	40.84	-124.06
Wyckoff, NJ	41.01	-74.17
Woodmere, NY	40.63	-73.71
Huntington, IN	40.88	-85.50
Imperial, CA	32.85	-115.57
Conception Bay South, NL	47.50	-53.00
Wayne, MI	42.28	-83.39
White Settlement, TX	32.76	-97.46
Eloy, AZ	32.76	-111.55
Beckley, WV	37.78	-81.19
Broad Ripple, IN	39.87	-86.14
El Segundo, CA	33.92	-118.42
Saint-Lazare, QC	45.40	-74.13
Holden, MA	42.35	-71.86
Avenel, NJ	40.58	-74.29
East Setauket, NY	40.94	-73.11
Vanier, ON	45.44	-75.66
Goodlettsville, TN	36.32	-86.71
Fayetteville, GA	33.45	-84.45
Colchester, VT	44.54	-73.15
Altoona, IA	41.64	-93.46
Terrell, TX	32.74	-96.28
Artesia, CA	33.87	-118.08
South Ogden, UT	41.19	-111.97
La Vista, NE	41.18	-96.03
Hanover, MA	42.11	-70.81
Tanque Verde, AZ	32.25	-110.74
Glenvar Heights, FL	25.71	-80.33
Pendleton, OR	45.67	-118.79
Centerville, UT	40.92	-111.87
Sayville, NY	40.74	-73.08
Clarksdale, MS	34.20	-90.57
Fairview Heights, IL	38.59	-89.99
Norwalk, OH	41.24	-82.62
San Carlos Park, FL	26.47	-81.80
Concord, MA	42.46	-71.35
Springfield, TN	36.51	-86.89
New Milford, NJ	40.94	-74.02
North Attleborough Center, MA	41.97	-71.32
Country Club Hills, IL	41.57	-87.72
Lemont, IL	41.67	-88.00
Sartell, MN	45.62	-94.21
Dyersburg, TN	36.03	-89.39
Defiance, OH	41.28	-84.36
Beltsville, MD	39.03	-76.91
Sainte-Catherine, QC	45.40	-73.58
Centralia, WA	46.72	-122.95
Chalmette, LA	29.94	-89.97
Shorewood, IL	41.52	-88.20
Ferndale, MD	39.18	-76.64
Mount Vernon, OH	40.39	-82.49
Westchester, IL	41.85	-87.88
Bluffton, SC	32.24	-80.86
Tifton, GA	31.45	-83.51
Auburn, MA	42.19	-71.84
Nipomo, CA	35.04	-120.48
Laurel, VA	37.64	-77.51
Taylor, TX	30.57	-97.41
North Decatur, GA	33.79	-84.31
Morganton, NC	35.75	-81.68
Danville, KY	37.65	-84.77
Buckingham, QC	45.59	-75.42
Barrington, RI	41.74	-71.31
Washington, IL	40.70	-89.41
Phoenixville, PA	40.13	-75.51
Mercedes, TX	26.15	-97.91
Center Point, AL	33.65	-86.68
Lemay, MO	38.53	-90.28
Edmundston, NB	47.37	-68.33
Wolcott, CT	41.60	-72.99
Norcross, GA	33.94	-84.21
Troutdale, OR	45.54	-122.39
Oak Grove, OR	45.42	-122.64
North Valley Stream, NY	40.69	-73.70
Easton, MD	38.77	-76.08
Easthampton, MA	42.27	-72.67
Bothell West, WA	47.81	-122.24
Tahlequah, OK	35.92	-94.97
Hazel Park, MI	42.46	-83.10
Douglas, AZ	31.34	-109.55
Opelousas, LA	30.53	-92.08
Grafton, MA	42.21	-71.69
Sandalfoot Cove, FL	26.34	-80.19
Brenham, TX	30.17	-96.40
Opa-locka, FL	25.90	-80.25
Beaver Dam, WI	43.46	-88.84
Coalinga, CA	36.14	-120.36
Seymour, CT	41.40	-73.08
Jenison, MI	42.91	-85.79
Cohoes, NY	42.77	-73.70
Swansea, MA	41.75	-71.19
Donna, TX	26.17	-98.05
Vienna, VA	38.90	-77.27
Pinewood, FL	25.87	-80.22
L'Ancienne-Lorette, QC	46.79	-71.35
Lansdale, PA	40.24	-75.28
Sevierville, TN	35.87	-83.56
Chickasha, OK	35.05	-97.94
Kingsland, GA	30.80	-81.69
Uvalde, TX	29.21	-99.79
Hillcrest Heights, MD	38.83	-76.96
Stuart, FL	27.20	-80.25
Fairhaven, MA	41.64	-70.90
Avon, IN	39.76	-86.40
Zachary, LA	30.65	-91.16
Red Wing, MN	44.56	-92.53
Sikeston, MO	36.88	-89.59
Bethpage, NY	40.74	-73.48
Concord, MO	38.52	-90.36
Flowing Wells, AZ	32.29	-111.01
Bridgeview, IL	41.75	-87.80
Fairview Park, OH	41.44	-81.86
Laguna Woods, CA	33.61	-117.73
Anacortes, WA	48.51	-122.61
Mount Clemens, MI	42.60	-82.88
Cañon City, CO	38.44	-105.24
Saint Michael, MN	45.21	-93.66
South River, NJ	40.45	-74.39
Fort Thomas, KY	39.08	-84.45
Sunset, FL	25.71	-80.35
Prospect Heights, IL	42.10	-87.94
Griffith, IN	41.53	-87.42
Estelle, LA	29.85	-90.11
Schofield Barracks, HI	21.50	-158.07
Bon Air, VA	37.52	-77.56
Cochrane, AB	51.18	-114.47
Oconomowoc, WI	43.11	-88.50
Hough, OH	41.51	-81.64
Vero Beach, FL	27.64	-80.40
Sunnyside, WA	46.32	-120.01
Lebanon, OR	44.54	-122.91
Bayshore Gardens, FL	27.43	-82.59
Streetsboro, OH	41.24	-81.35
Lutes Mountain, NB	46.14	-64.91
Calhoun, GA	34.50	-84.95
Morton, IL	40.61	-89.46
Menomonie, WI	44.88	-91.92
Truckee, CA	39.33	-120.18
Fremont, OH	41.35	-83.12
Buckhall, VA	38.73	-77.43
Gainesville, TX	33.63	-97.13
Aberdeen, WA	46.98	-123.82
Baychester, NY	40.87	-73.84
Hopatcong Hills, NJ	40.94	-74.67
Waterville, ME	44.55	-69.63
Oroville, CA	39.51	-121.56
Roosevelt, NY	40.68	-73.59
Laconia, NH	43.53	-71.47
Bellmore, NY	40.67	-73.53
Hibbing, MN	47.43	-92.94
Sudley, VA	38.79	-77.50
Dublin, GA	32.54	-82.90
Coos Bay, OR	43.37	-124.22
Hope Mills, NC	34.97	-78.95
Katy, TX	29.79	-95.82
Brunswick, GA	31.15	-81.49
Clarksburg, WV	39.28	-80.34
Jollyville, TX	30.44	-97.78
Highland Village, TX	33.09	-97.05
Ocean Acres, NJ	39.74	-74.28
Wolf Trap, VA	38.94	-77.29
Madison, NJ	40.76	-74.42
Portland, TX	27.88	-97.32
Midway, FL	30.41	-87.01
Sulphur Springs, TX	33.14	-95.60
Maryland City, MD	39.09	-76.82
Siloam Springs, AR	36.19	-94.54
Ham Lake, MN	45.25	-93.25
West Columbia, SC	33.99	-81.07
Frankfort, IN	40.28	-86.51
Mount Pleasant, TX	33.16	-94.97
Dyer, IN	41.49	-87.52
Rayside-Balfour, ON	46.61	-81.21
Rye, NY	40.98	-73.68
Fort Hunt, VA	38.73	-77.06
Americus, GA	32.07	-84.23
Hermitage, PA	41.23	-80.45
Buffalo, MN	45.17	-93.87
Crawfordsville, IN	40.04	-86.87
Lake Mary, FL	28.76	-81.32
Republic, MO	37.12	-93.48
Albemarle, NC	35.35	-80.20
Cherry Hill, VA	38.57	-77.27
Country Walk, FL	25.63	-80.43
Riverdale, GA	33.57	-84.41
Petawawa, ON	45.89	-77.28
Abington, MA	42.10	-70.95
Floral Park, NY	40.72	-73.70
Prosper, TX	33.24	-96.80
Walnut Park, CA	33.97	-118.23
Pecan Grove, TX	29.63	-95.73
Overland, MO	38.70	-90.36
Fort Erie, ON	42.90	-78.93
Grandville, MI	42.91	-85.76
Candiac, QC	45.38	-73.52
Four Corners, OR	44.93	-122.98
Sunland Park, NM	31.80	-106.58
North Liberty, IA	41.75	-91.60
Burlington, KY	39.03	-84.72
Parole, MD	38.98	-76.53
Vincent, CA	34.50	-118.12
Southchase, FL	28.39	-81.38
Ukiah, CA	39.15	-123.21
La Marque, TX	29.37	-94.97
L'Assomption, QC	45.82	-73.43
North Arlington, NJ	40.79	-74.13
La Palma, CA	33.85	-118.05
Seagoville, TX	32.64	-96.54
Lebanon, IN	40.05	-86.47
Clayton, MO	38.64	-90.32
Pearl River, NY	41.06	-74.02
Conyers, GA	33.67	-84.02
Myrtle Grove, FL	30.42	-87.31
Aldine, TX	29.93	-95.38
Narragansett, RI	41.45	-71.45
Yellowknife, NT	62.45	-114.37
Kaukauna, WI	44.28	-88.27
Port Washington, NY	40.83	-73.70
New Port Richey, FL	28.24	-82.72
Aurora, OH	41.32	-81.35
Adams Morgan, DC	38.92	-77.04
Rutland, VT	43.61	-72.97
Asbury Park, NJ	40.22	-74.01
Lutherville-Timonium, MD	39.44	-76.61
Collingwood, ON	44.48	-80.22
Ashland, MA	42.26	-71.46
Hybla Valley, VA	38.75	-77.08
Longmeadow, MA	42.05	-72.58
Elkton, MD	39.61	-75.83
Grosse Pointe Woods, MI	42.44	-82.91
Alton, TX	26.29	-98.31
Pinehurst, NC	35.20	-79.47
Groves, TX	29.95	-93.92
West University Place, TX	29.72	-95.43
Wilkinsburg, PA	40.44	-79.88
Manassas Park, VA	38.78	-77.47
Willow Grove, PA	40.14	-75.12
Gatesville, TX	31.44	-97.74
Avon Center, OH	41.46	-82.02
La Grange, IL	41.81	-87.87
Mont-Saint-Hilaire, QC	45.57	-73.19
Great Bend, KS	38.36	-98.76
Shively, KY	38.20	-85.82
Highland Springs, VA	37.55	-77.33
Hueytown, AL	33.45	-87.00
Talladega, AL	33.44	-86.11
New Haven, IN	41.07	-85.01
Mill Creek East, WA	47.84	-122.19
Middleburg Heights, OH	41.36	-81.81
Camrose, AB	53.02	-112.84
Pacific Grove, CA	36.62	-121.92
Yorkton, SK	51.22	-102.47
Mitchell, SD	43.71	-98.03
Humble, TX	30.00	-95.26
Greenwood Village, CO	39.62	-104.95
Bryn Mawr-Skyway, WA	47.49	-122.24
Bradley, IL	41.14	-87.86
Saint-Basile-le-Grand, QC	45.53	-73.28
Elkridge, MD	39.21	-76.71
Aberdeen, MD	39.51	-76.16
North Myrtle Beach, SC	33.82	-78.68
Williamstown, NJ	39.69	-75.00
Leduc, AB	53.27	-113.55
Long Beach, MS	30.35	-89.15
Pembroke, ON	45.82	-77.12
Otsego, MN	45.27	-93.59
Boulder City, NV	35.98	-114.83
Magog, QC	45.27	-72.15
Fillmore, CA	34.40	-118.92
Lake Wales, FL	27.90	-81.59
Addison, TX	32.96	-96.83
East Riverdale, MD	38.96	-76.92
Laurinburg, NC	34.77	-79.46
Hernando, MS	34.82	-89.99
Hurricane, UT	37.18	-113.29
Plainfield, CT	41.68	-71.92
Hanover, PA	39.80	-76.98
Lithia Springs, GA	33.79	-84.66
Farmingville, NY	40.83	-73.03
Mastic, NY	40.80	-72.84
Setauket-East Setauket, NY	40.93	-73.10
Harrison, NJ	40.75	-74.16
Martha Lake, WA	47.85	-122.24
Port Richmond, NY	40.63	-74.14
Indianola, IA	41.36	-93.56
Perry, GA	32.46	-83.73
Jasper, IN	38.39	-86.93
Winder, GA	33.99	-83.72
Clive, IA	41.60	-93.72
Clemson, SC	34.68	-82.84
Greenwood, MS	33.52	-90.18
Tavares, FL	28.80	-81.73
Great Falls, VA	39.00	-77.29
Jamestown, ND	46.91	-98.71
Terrace Heights, NY	40.72	-73.77
Emerson Hill, NY	40.61	-74.10
Avocado Heights, CA	34.04	-117.99
Eden, NC	36.49	-79.77
Bay Village, OH	41.48	-81.92
Lake Butler, FL	28.50	-81.54
Makakilo City, HI	21.35	-158.09
Westbury, NY	40.76	-73.59
Bostonia, CA	32.81	-116.94
Iona, FL	26.52	-81.96
Dickson, TN	36.08	-87.39
Newport, KY	39.09	-84.50
Cullman, AL	34.17	-86.84
Live Oak, TX	29.57	-98.34
Roanoke Rapids, NC	36.46	-77.65
Payson, AZ	34.23	-111.33
Storrs, CT	41.81	-72.25
The Dalles, OR	45.59	-121.18
Los Lunas, NM	34.81	-106.73
Dixon, IL	41.84	-89.48
Bellevue, WI	44.44	-87.92
Millbrook, AL	32.48	-86.36
Brownsville, FL	25.82	-80.24
Wailuku, HI	20.89	-156.51
Warren Township, NJ	40.61	-74.52
Seaford, NY	40.67	-73.49
Washougal, WA	45.58	-122.35
Dallas, OR	44.92	-123.32
Graniteville, NY	40.62	-74.15
Henderson, NC	36.33	-78.40
Stallings, NC	35.09	-80.69
River Falls, WI	44.86	-92.62
Berkley, MI	42.50	-83.18
Damascus, MD	39.29	-77.20
Shelbyville, KY	38.21	-85.22
Susanville, CA	40.42	-120.65
Pataskala, OH	40.00	-82.67
Traverse City, MI	44.76	-85.62
South Yuba City, CA	39.12	-121.64
Merrifield, VA	38.87	-77.23
Ledyard, CT	41.44	-72.01
Fords, NJ	40.53	-74.32
New Territory, TX	29.59	-95.68
Kapolei, HI	21.34	-158.06
Clearlake, CA	38.96	-122.63
McKinleyville, CA	40.95	-124.10
Brunswick, ME	43.91	-69.97
Highview, KY	38.14	-85.62
Kenmore, NY	42.97	-78.87
Belvedere Park, GA	33.75	-84.27
Ripon, CA	37.74	-121.12
Rossville, MD	39.34	-76.48
Depew, NY	42.90	-78.69
Seven Oaks, SC	34.05	-81.15
Wilmington Island, GA	32.00	-80.97
Parlier, CA	36.61	-119.53
Gates-North Gates, NY	43.17	-77.70
East Rancho Dominguez, CA	33.90	-118.20
Greater Napanee, ON	44.25	-76.95
Natchez, MS	31.56	-91.40
Cloverly, MD	39.11	-77.00
Newton, IA	41.70	-93.05
Lamont, CA	35.26	-118.91
East Brainerd, TN	35.00	-85.15
Vandalia, OH	39.89	-84.20
Rio Linda, CA	38.69	-121.45
East Longmeadow, MA	42.06	-72.51
Ramsey, NJ	41.06	-74.14
West Park, FL	25.98	-80.20
Kenora, ON	49.77	-94.49
Greeneville, TN	36.16	-82.83
Mount Vernon, IL	38.32	-88.90
Adelphi, MD	39.00	-76.97
Front Royal, VA	38.92	-78.19
Weston, WI	44.89	-89.55
Spanish Springs, NV	39.65	-119.71
Fort Leonard Wood, MO	37.71	-92.16
Sterling, IL	41.79	-89.70
Williamsburg, VA	37.27	-76.71
Somerton, AZ	32.60	-114.71
Three Lakes, FL	25.64	-80.40
Auburndale, FL	28.07	-81.79
Gloversville, NY	43.05	-74.34
Hereford, TX	34.82	-102.40
Eggertsville, NY	42.96	-78.80
Batavia, NY	43.00	-78.19
Dumas, TX	35.87	-101.97
le Plateau, QC	45.44	-75.78
Bull Run, VA	38.78	-77.52
Ammon, ID	43.47	-111.97
Fort Saskatchewan, AB	53.72	-113.22
‘Ewa Beach, HI	21.32	-158.01
New River, AZ	33.92	-112.14
Kilgore, TX	32.39	-94.88
Fullerton, PA	40.63	-75.47
Knik-Fairview, AK	61.51	-149.60
Hudson, MA	42.39	-71.57
Tonawanda, NY	43.02	-78.88
Villa Rica, GA	33.73	-84.92
North New Hyde Park, NY	40.74	-73.69
Johnstown, CO	40.34	-104.91
Tolland, CT	41.87	-72.37
Canyon, TX	34.98	-101.92
Jacksonville, TX	31.96	-95.27
Berea, KY	37.57	-84.30
Tenafly, NJ	40.93	-73.96
Marco, FL	25.97	-81.73
Jackson, MO	37.38	-89.67
Corinth, MS	34.93	-88.52
Coto De Caza, CA	33.60	-117.59
Englewood, FL	26.96	-82.35
Crowley, TX	32.58	-97.36
Saint John, IN	41.45	-87.47
Midlothian, IL	41.63	-87.72
Welby, CO	39.84	-104.96
Horsham, PA	40.18	-75.13
Mastic Beach, NY	40.77	-72.85
Mashpee, MA	41.65	-70.48
Okotoks, AB	50.73	-113.98
Powder Springs, GA	33.86	-84.68
Masonboro, NC	34.18	-77.85
Gaspé, QC	48.83	-64.48
Jennings, MO	38.72	-90.26
Matane, QC	48.83	-67.52
Head of Westport, MA	41.62	-71.06
Summerside, PE	46.40	-63.79
Scottsbluff, NE	41.87	-103.67
Sierra Vista Southeast, AZ	31.45	-110.22
East Highland Park, VA	37.58	-77.41
Glen Allen, VA	37.67	-77.51
Johnson City, NY	42.12	-75.96
Douglaston, NY	40.77	-73.75
Mineral Wells, TX	32.81	-98.11
Cherryland, CA	37.68	-122.10
Scottsboro, AL	34.67	-86.03
Ozark, AL	31.46	-85.64
Alexander City, AL	32.94	-85.95
Lady Lake, FL	28.92	-81.92
Niceville, FL	30.52	-86.48
Prince Rupert, BC	54.32	-130.32
Swift Current, SK	50.28	-107.80
West Norriton, PA	40.13	-75.38
Owosso, MI	43.00	-84.18
Blytheville, AR	35.93	-89.92
Ellington, CT	41.90	-72.47
Whitewater, WI	42.83	-88.73
Lebanon, MO	37.68	-92.66
Colwood, BC	48.43	-123.49
Hollins, VA	37.34	-79.94
Forrest City, AR	35.01	-90.79
Parkway, CA	38.50	-121.46
Colesville, MD	39.08	-77.00
Graham, NC	36.07	-79.40
Cinnaminson, NJ	40.00	-74.99
Fraser, MI	42.54	-82.95
Chaparral, NM	32.02	-106.39
Clark, NJ	40.64	-74.31
Norridge, IL	41.96	-87.83
Hammonton, NJ	39.64	-74.80
Zephyrhills, FL	28.23	-82.18
College Park, GA	33.65	-84.45
Groveton, VA	38.77	-77.08
Bemidji, MN	47.47	-94.88
Hawaiian Gardens, CA	33.83	-118.07
Bloomsburg, PA	41.00	-76.45
Thibodaux, LA	29.80	-90.82
Valle Vista, CA	33.75	-116.89
Alamo, CA	37.85	-122.03
Druid Hills, GA	33.78	-84.34
Yankton, SD	42.87	-97.40
Beech Grove, IN	39.72	-86.09
Cedar Mill, OR	45.52	-122.81
Lake Saint Louis, MO	38.80	-90.79
Northview, MI	43.05	-85.60
Harrisburg, NC	35.32	-80.66
Warrington, FL	30.38	-87.27
Royal Kunia, HI	21.39	-158.03
Deming, NM	32.27	-107.76
Greece, NY	43.21	-77.69
Springdale, NJ	39.90	-74.97
Phillipsburg, NJ	40.69	-75.19
Hopatcong, NJ	40.93	-74.66
Worthington, OH	40.09	-83.02
Whitman, MA	42.08	-70.94
Greensburg, PA	40.30	-79.54
Hartselle, AL	34.44	-86.94
Miami Springs, FL	25.82	-80.29
South Farmingdale, NY	40.72	-73.44
East Islip, NY	40.73	-73.19
Kerman, CA	36.72	-120.06
Warsaw, IN	41.24	-85.85
Glasgow, KY	37.00	-85.91
North Branford, CT	41.33	-72.77
Fairview, NJ	40.81	-74.00
Springfield, NJ	40.70	-74.32
Chubbuck, ID	42.92	-112.47
Scott Lake, FL	25.94	-80.23
Robbinsdale, MN	45.03	-93.34
Franklin Park, PA	40.58	-80.09
Lindenhurst, IL	42.41	-88.03
Bridgetown, OH	39.15	-84.64
Callaway, FL	30.15	-85.57
Rio Grande City, TX	26.38	-98.82
Pineville, LA	31.32	-92.43
Cahokia, IL	38.57	-90.19
Sarasota Springs, FL	27.31	-82.48
Mill Valley, CA	37.91	-122.54
Hugo, MN	45.16	-92.99
Moultrie, GA	31.18	-83.79
Brooklyn Park, MD	39.23	-76.62
Chicago Ridge, IL	41.70	-87.78
Cutlerville, MI	42.84	-85.66
Morris, IL	41.36	-88.42
Hartford, WI	43.32	-88.38
Brookside, DE	39.67	-75.73
Highland Park, NJ	40.50	-74.42
Beacon, NY	41.50	-73.97
Woodcrest, CA	33.88	-117.36
Greendale, WI	42.94	-88.00
Antioch, IL	42.48	-88.10
Hunters Creek, FL	28.36	-81.42
Carthage, MO	37.18	-94.31
Manorville, NY	40.87	-72.81
Phelan, CA	34.43	-117.57
Glasgow, DE	39.60	-75.75
Berea, SC	34.89	-82.46
Glens Falls, NY	43.31	-73.64
Los Osos, CA	35.31	-120.83
New Franklin, OH	40.94	-81.54
Hershey, PA	40.29	-76.65
Knightdale, NC	35.79	-78.48
Hewitt, TX	31.46	-97.20
Alpine, CA	32.84	-116.77
Gibsonton, FL	27.85	-82.38
Gantt, SC	34.80	-82.42
Lakeway, TX	30.36	-97.98
Moorestown-Lenola, NJ	39.97	-74.96
Murraysville, NC	34.30	-77.85
Canton, IL	40.56	-90.04
Bradley Gardens, NJ	40.56	-74.65
Elk Plain, WA	47.05	-122.40
Camano, WA	48.17	-122.53
Berkeley Heights, NJ	40.68	-74.44
Mount Holly, NC	35.30	-81.02
Rosemère, QC	45.63	-73.80
Cherry Hill Mall, NJ	39.94	-75.01
Oldsmar, FL	28.03	-82.67
Williams Lake, BC	52.14	-122.14
Saint-Lin-Laurentides, QC	45.85	-73.77
Fort Payne, AL	34.44	-85.72
Wykagyl, NY	40.94	-73.80
Jefferson Valley-Yorktown, NY	41.32	-73.80
Five Forks, SC	34.80	-82.23
Hayden, ID	47.77	-116.79
Red Bluff, CA	40.18	-122.24
New Fairfield, CT	41.47	-73.49
Forest Park, IL	41.88	-87.81
Hickory Hills, IL	41.73	-87.83
Hyannis, MA	41.65	-70.28
Arverne, NY	40.59	-73.80
Hazel Crest, IL	41.57	-87.69
Whitefish Bay, WI	43.11	-87.90
Weehawken, NJ	40.77	-74.02
Sterling, CO	40.63	-103.21
North Reading, MA	42.58	-71.08
Indiana, PA	40.62	-79.15
Fish Hawk, FL	27.85	-82.21
Longwood, FL	28.70	-81.34
Jasper, AL	33.83	-87.28
Reidsville, NC	36.35	-79.66
Dentsville, SC	34.06	-80.96
Northbridge, MA	42.15	-71.65
New Cassel, NY	40.76	-73.57
Rosedale, CA	35.38	-119.15
Apollo Beach, FL	27.77	-82.41
Waycross, GA	31.21	-82.36
Washington, MO	38.56	-91.01
Chippewa Falls, WI	44.94	-91.39
Westwood, MA	42.21	-71.22
Mount Washington, KY	38.05	-85.55
East Bridgewater, MA	42.03	-70.96
Washington Court House, OH	39.54	-83.44
Rocky Point, NY	40.95	-72.93
Hālawa, HI	21.38	-157.92
Holliston, MA	42.20	-71.42
Pierre, SD	44.37	-100.35
Collingswood, NJ	39.92	-75.07
Horizon West, FL	28.43	-81.62
Elfers, FL	28.22	-82.72
McFarland, CA	35.68	-119.23
Beach Park, IL	42.42	-87.86
Sun Lakes, AZ	33.21	-111.88
Fairburn, GA	33.57	-84.58
Lincoln, IL	40.15	-89.36
Seekonk, MA	41.81	-71.34
Upper Grand Lagoon, FL	30.16	-85.74
Willowick, OH	41.63	-81.47
Orange, CT	41.28	-73.03
Auburn, CA	38.90	-121.08
South Venice, FL	27.05	-82.42
Maumee, OH	41.56	-83.65
Middlesex, NJ	40.57	-74.49
Allouez, WI	44.48	-88.02
Simcoe, ON	42.83	-80.30
Paradise Valley, AZ	33.53	-111.94
Moberly, MO	39.42	-92.44
Wood Dale, IL	41.96	-87.98
Covington, GA	33.60	-83.86
Saint Simon Mills, GA	31.17	-81.41
Levelland, TX	33.59	-102.38
Hutchinson, MN	44.89	-94.37
Amherstburg, ON	42.10	-83.10
Saraland, AL	30.82	-88.07
King City, CA	36.21	-121.13
Livingston, CA	37.39	-120.72
Marietta, OH	39.42	-81.45
Falls Church, VA	38.88	-77.17
Metuchen, NJ	40.54	-74.36
Olean, NY	42.08	-78.43
Oneonta, NY	42.45	-75.06
Ephrata, PA	40.18	-76.18
Circleville, OH	39.60	-82.95
Forest City, FL	28.67	-81.44
Harper Woods, MI	42.43	-82.92
Princeton Meadows, NJ	40.33	-74.56
Whitehall, PA	40.36	-79.99
Sault Ste. Marie, MI	46.50	-84.35
Andrews, TX	32.32	-102.55
Hendersonville, NC	35.32	-82.46
Wauconda, IL	42.26	-88.14
Fort Carson, CO	38.74	-104.79
Oak Park, CA	34.18	-118.76
Stanford, CA	37.42	-122.17
Pottsville, PA	40.69	-76.20
Homosassa Springs, FL	28.80	-82.58
Ladson, SC	32.99	-80.11
Quesnel, BC	52.98	-122.49
Swampscott, MA	42.47	-70.92
Sharonville, OH	39.27	-84.41
Elizabethton, TN	36.35	-82.21
Clarksburg, MD	39.24	-77.28
McMinnville, TN	35.68	-85.77
Cromwell, CT	41.60	-72.65
Buford, GA	34.12	-84.00
Wixom, MI	42.52	-83.54
West Richland, WA	46.30	-119.36
Greenlawn, NY	40.87	-73.37
Stony Brook, NY	40.93	-73.14
Bay Roberts, NL	47.60	-53.26
Mountain Home, ID	43.13	-115.69
Waimalu, HI	21.40	-157.94
Carpinteria, CA	34.40	-119.52
Salida, CA	37.71	-121.08
Sienna Plantation, TX	29.49	-95.51
Seabrook, TX	29.56	-95.03
Gardendale, AL	33.66	-86.81
Hidalgo, TX	26.10	-98.26
Muscle Shoals, AL	34.74	-87.67
Buda, TX	30.09	-97.84
Mebane, NC	36.10	-79.27
Baker, LA	30.59	-91.17
Richton Park, IL	41.48	-87.70
Lyndhurst, OH	41.52	-81.49
Athens, TN	35.44	-84.59
Fort Campbell North, KY	36.65	-87.46
East Greenwich, RI	41.66	-71.46
Palos Verdes Estates, CA	33.80	-118.39
Canton, MS	32.61	-90.04
Boerne, TX	29.79	-98.73
Roselle Park, NJ	40.66	-74.26
Fort Mill, SC	35.01	-80.95
East Wenatchee, WA	47.42	-120.29
Olivehurst, CA	39.10	-121.55
Moss Point, MS	30.41	-88.53
Bexley, OH	39.97	-82.94
Marshall, MN	44.45	-95.79
Pell City, AL	33.59	-86.29
Martinsville, VA	36.69	-79.87
Monroe, GA	33.79	-83.71
Copley, OH	41.10	-81.64
Cayce, SC	33.97	-81.07
West Freehold, NJ	40.24	-74.30
Miami, OK	36.87	-94.88
La Grange Park, IL	41.83	-87.86
Port Orchard, WA	47.54	-122.64
Millbury, MA	42.19	-71.76
Hampton Bays, NY	40.87	-72.52
Grover Beach, CA	35.12	-120.62
Bergen Beach, NY	40.62	-73.91
New Hamburg, ON	43.38	-80.70
Strathmore, AB	51.05	-113.39
Lebanon, NH	43.64	-72.25
Lewisville, NC	36.10	-80.42
Jericho, NY	40.79	-73.54
Hudson, WI	44.97	-92.76
Sharon, PA	41.23	-80.49
Verona, NJ	40.83	-74.24
Swansea, IL	38.53	-89.99
Warrensville Heights, OH	41.44	-81.54
Southern Pines, NC	35.17	-79.39
Riverdale, IL	41.63	-87.63
Palmetto Estates, FL	25.62	-80.36
Henderson, TX	32.15	-94.80
Glenmont, MD	39.06	-77.05
North Mankato, MN	44.17	-94.03
Hockessin, DE	39.79	-75.70
Destin, FL	30.39	-86.50
Mount Dora, FL	28.80	-81.64
Lynden, WA	48.95	-122.45
Havre de Grace, MD	39.55	-76.09
Washington, PA	40.17	-80.25
Waxhaw, NC	34.92	-80.74
White Center, WA	47.52	-122.35
River Ridge, LA	29.96	-90.22
Olympia Heights, FL	25.73	-80.36
Village of Campton Hills, IL	41.94	-88.40
Conway, FL	28.50	-81.33
Glenn Dale, MD	38.99	-76.82
San Marino, CA	34.12	-118.11
Englewood, OH	39.88	-84.30
Orangeburg, SC	33.49	-80.86
Solana Beach, CA	32.99	-117.27
Timberwood Park, TX	29.71	-98.48
Lockhart, TX	29.88	-97.67
Brecksville, OH	41.32	-81.63
Chesterton, IN	41.61	-87.06
Sauk Rapids, MN	45.59	-94.17
South Park Township, PA	40.30	-79.99
Oatfield, OR	45.41	-122.60
Hālawa Heights, HI	21.38	-157.91
Mont-Laurier, QC	46.55	-75.50
Monroe, OH	39.44	-84.36
Kings Park West, VA	38.81	-77.30
Nesconset, NY	40.85	-73.15
Las Vegas, NM	35.59	-105.22
Grain Valley, MO	39.02	-94.20
Dunmore, PA	41.42	-75.63
Brainerd, MN	46.36	-94.20
Western Springs, IL	41.81	-87.90
Discovery Bay, CA	37.91	-121.60
Bedford, IN	38.86	-86.49
Bellair-Meadowbrook Terrace, FL	30.18	-81.74
Saint James, NY	40.88	-73.16
Ridge, NY	40.89	-72.90
New Ulm, MN	44.31	-94.46
South Sioux City, NE	42.47	-96.41
Warrenville, IL	41.82	-88.17
Huron, SD	44.36	-98.21
Shorewood, WI	43.09	-87.89
Waunakee, WI	43.19	-89.46
Beaufort, SC	32.43	-80.67
Avenal, CA	36.00	-120.13
Monticello, MN	45.31	-93.79
Riverhead, NY	40.92	-72.66
West Carrollton City, OH	39.67	-84.25
Franklin Park, NJ	40.44	-74.54
Piney Green, NC	34.72	-77.32
Butler, PA	40.86	-79.90
Citrus Ridge, FL	28.33	-81.64
Fergus Falls, MN	46.28	-96.08
Beeville, TX	28.40	-97.75
California City, CA	35.13	-117.99
Gonzalez, FL	30.58	-87.29
Vadnais Heights, MN	45.06	-93.07
North Adams, MA	42.70	-73.11
Palmetto, FL	27.52	-82.57
Lake Forest Park, WA	47.76	-122.28
Spring Lake, NC	35.17	-78.97
Mercerville, NJ	40.24	-74.69
Colonial Park, PA	40.30	-76.81
Glenpool, OK	35.96	-96.01
Fruitville, FL	27.33	-82.46
Red Hill, SC	34.00	-79.26
Lindsay, CA	36.20	-119.09
Calera, AL	33.10	-86.75
University Heights, OH	41.50	-81.54
Carriere, MS	30.62	-89.65
Atlantic Beach, FL	30.33	-81.40
Streator, IL	41.12	-88.84
Lea Hill, WA	47.33	-122.18
Waianae, HI	21.44	-158.19
Teays Valley, WV	38.45	-81.93
Lone Tree, CO	39.55	-104.89
Brandermill, VA	37.43	-77.65
Soddy-Daisy, TN	35.24	-85.19
Snoqualmie, WA	47.53	-121.83
Fostoria, OH	41.16	-83.42
Oakland, NJ	41.01	-74.26
Short Hills, NJ	40.75	-74.33
Wayland, MA	42.36	-71.36
Raynham, MA	41.95	-71.07
Coatesville, PA	39.98	-75.82
Clayton, OH	39.86	-84.36
McPherson, KS	38.37	-97.66
Crowley, LA	30.21	-92.37
Harrison, AR	36.23	-93.11
Saddle Brook, NJ	40.90	-74.09
Bellefontaine, OH	40.36	-83.76
Black Forest, CO	39.01	-104.70
Ridgefield Park, NJ	40.86	-74.02
Grovetown, GA	33.45	-82.20
Bardstown, KY	37.81	-85.47
Windham, NH	42.80	-71.30
Worthington, MN	43.62	-95.60
Commerce, CA	34.00	-118.16
La Grande, OR	45.32	-118.09
Saint Marys, PA	41.43	-78.56
Stoughton, WI	42.92	-89.22
Kingsgate, WA	47.73	-122.18
Geneva, NY	42.87	-76.98
Meadville, PA	41.64	-80.15
Lockhart, FL	28.62	-81.44
Harwich, MA	41.69	-70.08
South Charleston, WV	38.37	-81.70
Medway, MA	42.14	-71.40
Marshall, MO	39.12	-93.20
Santa Fe, TX	29.38	-95.11
Newton, NC	35.67	-81.22
North Auburn, CA	38.93	-121.08
Tehachapi, CA	35.13	-118.45
Saint Ann, MO	38.73	-90.38
Thonotosassa, FL	28.06	-82.30
Endicott, NY	42.10	-76.05
Connersville, IN	39.64	-85.14
Arrochar, NY	40.60	-74.07
Ferndale, WA	48.85	-122.59
Middleburg, FL	30.07	-81.86
Rantoul, IL	40.31	-88.16
Greenville, OH	40.10	-84.63
Saint Simons Island, GA	31.15	-81.37
Woodward, OK	36.43	-99.39
Rochester, MI	42.68	-83.13
Key Biscayne, FL	25.69	-80.16
Claremont, NH	43.38	-72.35
Superior, CO	39.95	-105.17
Auburn, IN	41.37	-85.06
Saint Augustine, FL	29.89	-81.31
Powell, OH	40.16	-83.08
Justice, IL	41.74	-87.84
Glen Carbon, IL	38.75	-89.98
West Monroe, LA	32.52	-92.15
Malibu, CA	34.03	-118.78
Borger, TX	35.67	-101.40
College, AK	64.86	-147.80
Shiloh, IL	38.56	-89.90
Portage la Prairie, MB	49.97	-98.29
Fort Drum, NY	44.06	-75.76
Grass Valley, CA	39.22	-121.06
Newington, VA	38.74	-77.18
Greenwich, CT	41.03	-73.63
Lakeland North, WA	47.33	-122.28
Kingston, PA	41.26	-75.90
Fulton, MO	38.85	-91.95
El Dorado, KS	37.82	-96.86
Wawarsing, NY	41.76	-74.36
Dolbeau-Mistassini, QC	48.88	-72.23
Mounds View, MN	45.10	-93.21
Herrin, IL	37.80	-89.03
Grenada, MS	33.77	-89.81
Dover, OH	40.52	-81.47
Hanover, NJ	40.80	-74.37
Dardenne Prairie, MO	38.77	-90.73
Saint Helens, OR	45.86	-122.81
Forest Hill, TX	32.67	-97.27
Salmon Arm, BC	50.70	-119.30
Weigelstown, PA	39.98	-76.82
Dallas, GA	33.92	-84.84
Glendale, WI	43.14	-87.94
York Beach, ME	43.17	-70.61
Holiday City-Berkeley, NJ	39.96	-74.28
Hot Springs Village, AR	34.67	-93.00
Fruita, CO	39.16	-108.73
Kettering, MD	38.88	-76.81
Athens, TX	32.20	-95.86
New Carrollton, MD	38.97	-76.88
Port Neches, TX	29.99	-93.96
Hamilton Square, NJ	40.23	-74.65
Powell River, BC	49.83	-124.52
Fallsburg, NY	41.73	-74.60
Charlton, MA	42.14	-71.97
Seaside, NY	40.58	-73.83
Bedford, OH	41.39	-81.54
Andover, KS	37.71	-97.14
Brooks, AB	50.58	-111.89
Finneytown, OH	39.20	-84.52
Elk City, OK	35.41	-99.40
Bathurst, NB	47.62	-65.65
New Kensington, PA	40.57	-79.76
Conneaut, OH	41.95	-80.55
Laurentides, QC	47.13	-72.28
Derby, CT	41.32	-73.09
Boone, IA	42.06	-93.88
Minden, LA	32.62	-93.29
Middle Valley, TN	35.20	-85.18
Markham, IL	41.59	-87.69
Belle Chasse, LA	29.85	-89.99
Riviera Beach, MD	39.17	-76.51
Pelham, NH	42.73	-71.32
Pedley, CA	33.98	-117.48
El Sobrante, CA	37.98	-122.30
Nānākuli, HI	21.39	-158.15
McComb, MS	31.24	-90.45
Sylacauga, AL	33.17	-86.25
Half Moon Bay, CA	37.46	-122.43
Lilburn, GA	33.89	-84.14
Centralia, IL	38.53	-89.13
West Valley, WA	46.59	-120.61
San Anselmo, CA	37.97	-122.56
Artondale, WA	47.30	-122.62
Lincolnwood, IL	42.00	-87.73
Kentville, NS	45.08	-64.50
Panama City Beach, FL	30.18	-85.81
Montgomeryville, PA	40.25	-75.24
Joppatowne, MD	39.46	-76.36
Uxbridge, MA	42.08	-71.63
Effingham, IL	39.12	-88.54
Eufaula, AL	31.89	-85.15
Channahon, IL	41.43	-88.23
Moody, AL	33.59	-86.49
Port Hope, ON	44.02	-78.40
Loveland, OH	39.27	-84.26
South Daytona, FL	29.17	-81.00
Platteville, WI	42.73	-90.48
Gaffney, SC	35.07	-81.65
Kemp Mill, MD	39.04	-77.02
Rogers, MN	45.19	-93.55
Azalea Park, FL	28.54	-81.30
Lakeland, TN	35.23	-89.74
Rendon, TX	32.58	-97.24
Palos Heights, IL	41.67	-87.80
Wickliffe, OH	41.61	-81.45
Verona, WI	42.99	-89.53
Woodhaven, MI	42.14	-83.24
Bonita, CA	32.66	-117.03
Kewanee, IL	41.25	-89.92
Woodland Park, NJ	40.89	-74.19
Elliot Lake, ON	46.38	-82.63
Bainbridge, GA	30.90	-84.58
Cambridge, MD	38.56	-76.08
Bedford, MA	42.49	-71.28
Windsor Locks, CT	41.93	-72.63
Winnetka, IL	42.11	-87.74
New Providence, NJ	40.70	-74.40
Thompson, MB	55.74	-97.86
Green River, WY	41.53	-109.47
Grand Terrace, CA	34.03	-117.31
Patchogue, NY	40.77	-73.02
Cedar Grove, NJ	40.85	-74.23
Ardmore, PA	40.01	-75.29
Wilmington, OH	39.45	-83.83
Ringwood, NJ	41.11	-74.25
North Madison, IN	38.77	-85.40
Steamboat Springs, CO	40.48	-106.83
Abbeville, LA	29.97	-92.13
Fort Atkinson, WI	42.93	-88.84
Lake Arrowhead, CA	34.25	-117.19
Irondale, AL	33.54	-86.71
Lumberton, TX	30.27	-94.20
Larkspur, CA	37.93	-122.54
Port Lavaca, TX	28.61	-96.63
Mount Vernon, VA	38.71	-77.10
Brookhaven, MS	31.58	-90.44
Fernway, PA	40.69	-80.13
Beatrice, NE	40.27	-96.75
Ottawa, KS	38.62	-95.27
Wilton Manors, FL	26.16	-80.14
Four Corners, TX	29.67	-95.66
Federal Heights, CO	39.85	-105.00
Aldergrove, BC	49.06	-122.47
Spring Creek, NV	40.73	-115.59
New Baltimore, MI	42.68	-82.74
Forestville, MD	38.85	-76.87
Chatham, IL	39.68	-89.70
Atco, NJ	39.77	-74.89
Mandeville, LA	30.36	-90.07
Fernandina Beach, FL	30.67	-81.46
Miller Place, NY	40.96	-73.00
Escanaba, MI	45.75	-87.06
Mountain Home, AR	36.34	-92.39
Lake Los Angeles, CA	34.61	-117.83
Cleveland, MS	33.74	-90.72
Portland, TN	36.58	-86.52
Gulfport, FL	27.75	-82.70
Plover, WI	44.46	-89.54
Cornelius, OR	45.52	-123.06
Broadlands, VA	39.02	-77.52
Northlake, IL	41.92	-87.90
Big Bear City, CA	34.26	-116.85
North Castle, NY	41.14	-73.68
Eatontown, NJ	40.30	-74.05
Coolidge, AZ	32.98	-111.52
Marion, AR	35.21	-90.20
Canmore, AB	51.08	-115.35
West Plains, MO	36.73	-91.85
Plymouth, CT	41.67	-73.05
Hawkesbury, ON	45.60	-74.62
Trenton, OH	39.48	-84.46
Overlea, MD	39.36	-76.52
North Merrick, NY	40.69	-73.56
Port Saint John, FL	28.48	-80.79
Green Valley, MD	39.31	-77.30
North Perth, ON	43.73	-80.97
Okmulgee, OK	35.62	-95.96
South Miami, FL	25.71	-80.29
Hasbrouck Heights, NJ	40.86	-74.08
Jacksonville, AL	33.81	-85.76
Marysville, CA	39.15	-121.59
Clarkston, GA	33.81	-84.24
Kingston, MA	41.99	-70.72
Davidson, NC	35.50	-80.84
Winfield, KS	37.24	-97.00
Red Bank, NJ	40.35	-74.06
Somerville, NJ	40.57	-74.61
Kings Point, FL	26.45	-80.14
East Hanover, NJ	40.82	-74.36
Tucson Estates, AZ	32.19	-111.09
Haverstraw, NY	41.20	-73.96
Suamico, WI	44.63	-88.04
Timberlake, VA	37.32	-79.26
Riverview, MI	42.17	-83.18
Choctaw, OK	35.50	-97.27
Lake City, FL	30.19	-82.64
Babylon, NY	40.70	-73.33
Travilah, MD	39.07	-77.26
Blue Ash, OH	39.23	-84.38
Hudson, FL	28.36	-82.69
Neosho, MO	36.87	-94.37
Baraboo, WI	43.47	-89.74
Freeport, TX	28.95	-95.36
Stony Point, NY	41.23	-73.99
Richmond, TX	29.58	-95.76
Arkansas City, KS	37.06	-97.04
Amherst, OH	41.40	-82.22
New Kingman-Butler, AZ	35.27	-114.03
Evanston, WY	41.27	-110.96
Speedway, IN	39.80	-86.27
Weatherford, OK	35.53	-98.71
Florida City, FL	25.45	-80.48
Port Royal, SC	32.38	-80.69
Wells Branch, TX	30.45	-97.68
Luling, LA	29.93	-90.37
Mount Sinai, NY	40.95	-73.03
Brown Deer, WI	43.16	-87.96
Salisbury, NY	40.75	-73.56
Dunkirk, NY	42.48	-79.33
Woodmere, LA	29.86	-90.08
Washington, IN	38.66	-87.17
Grand Falls-Windsor, NL	48.93	-55.66
Cloquet, MN	46.72	-92.46
Festus, MO	38.22	-90.40
Chelsea, AL	33.34	-86.63
Poquoson, VA	37.12	-76.35
Irmo, SC	34.09	-81.18
Lake Station, IN	41.58	-87.24
Glenn Heights, TX	32.55	-96.86
Madison, IN	38.74	-85.38
Goldenrod, FL	28.61	-81.29
Norton, OH	41.03	-81.64
Artesia, NM	32.84	-104.40
Edgewater, NJ	40.83	-73.98
Fairfax Station, VA	38.80	-77.33
Stafford, CT	41.98	-72.29
Centerton, AR	36.36	-94.29
Smithfield, NC	35.51	-78.34
Red Oak, TX	32.52	-96.80
Los Alamos, NM	35.89	-106.31
North Palm Beach, FL	26.82	-80.08
Clawson, MI	42.53	-83.15
Salem, OH	40.90	-80.86
Parksville, BC	49.32	-124.32
Queenswood Heights, ON	45.47	-75.51
Cedar Lake, IN	41.36	-87.44
Fortuna, CA	40.60	-124.16
Glen Rock, NJ	40.96	-74.13
Firestone, CO	40.11	-104.94
Portales, NM	34.19	-103.33
Gladstone, OR	45.38	-122.59
La Homa, TX	26.25	-98.36
Martinsville, NJ	40.60	-74.56
Kailua-Kona, HI	19.64	-156.00
Waconia, MN	44.85	-93.79
Shepherdsville, KY	37.99	-85.72
Crestwood, MO	38.56	-90.38
Youngsville, LA	30.10	-91.99
North Wantagh, NY	40.69	-73.51
Freehold, NJ	40.26	-74.27
Monfort Heights, OH	39.19	-84.60
Scotts Valley, CA	37.05	-122.01
Holly Hill, FL	29.24	-81.04
Leeds, AL	33.55	-86.54
Richmond Hill, GA	31.94	-81.30
Bogalusa, LA	30.79	-89.85
Bennsville, MD	38.61	-77.01
Dranesville, VA	39.00	-77.35
Guymon, OK	36.68	-101.48
West Haven, UT	41.20	-112.05
Beauharnois, QC	45.31	-73.87
Bucyrus, OH	40.81	-82.98
Kelso, WA	46.15	-122.91
Pennsville, NJ	39.65	-75.52
Maryville, MO	40.35	-94.87
Ingersoll, ON	43.03	-80.88
Clayton, CA	37.94	-121.94
California, MD	38.30	-76.51
Lakeside, VA	37.61	-77.48
Terryville, NY	40.91	-73.07
Wanaque, NJ	41.04	-74.29
Cypress Lake, FL	26.54	-81.90
Alexandria, MN	45.89	-95.38
Westwood Lake, FL	25.73	-80.37
Morgan City, LA	29.70	-91.21
Florham Park, NJ	40.79	-74.39
Kingsburg, CA	36.51	-119.55
Georgetown, GA	31.98	-81.23
Greensburg, IN	39.34	-85.48
Cottonwood, AZ	34.74	-112.01
Schiller Park, IL	41.96	-87.87
Lovington, NM	32.94	-103.35
Sugarland Run, VA	39.04	-77.38
Pontiac, IL	40.88	-88.63
Bridgeton, MO	38.77	-90.41
Franklin, OH	39.56	-84.30
Woodinville, WA	47.75	-122.16
Red Bank, TN	35.11	-85.29
Newport East, RI	41.52	-71.29
Snyder, TX	32.72	-100.92
Lansing, KS	39.25	-94.90
Beachwood, OH	41.46	-81.51
Lower Burrell, PA	40.55	-79.76
Trophy Club, TX	33.00	-97.18
Somersworth, NH	43.26	-70.87
Healdsburg, CA	38.61	-122.87
Blackfoot, ID	43.19	-112.34
Montmagny, QC	46.98	-70.55
South Lyon, MI	42.46	-83.65
Douglas, GA	31.51	-82.85
Carver, MA	41.88	-70.76
Wallington, NJ	40.85	-74.11
Ocean Pines, MD	38.40	-75.16
Jensen Beach, FL	27.25	-80.23
Lahaina, HI	20.87	-156.68
Emeryville, CA	37.83	-122.29
Azle, TX	32.90	-97.55
East Bethel, MN	45.32	-93.20
Martinsville, IN	39.43	-86.43
Seven Hills, OH	41.40	-81.68
Macedonia, OH	41.31	-81.51
Weston, MA	42.37	-71.30
Waipio, HI	21.42	-158.00
Magnolia, AR	33.27	-93.24
River Edge, NJ	40.93	-74.04
Oquirrh, UT	40.63	-112.03
Guttenberg, NJ	40.79	-74.00
Mexico, MO	39.17	-91.88
North Lindenhurst, NY	40.71	-73.38
Wyandanch, NY	40.75	-73.36
Goshen, OH	39.23	-84.16
Lexington Park, MD	38.27	-76.45
Arlington, TN	35.30	-89.66
Ravenna, OH	41.16	-81.24
Enumclaw, WA	47.20	-121.99
Oskaloosa, IA	41.30	-92.64
Verde Village, AZ	34.71	-112.01
El Campo, TX	29.20	-96.27
Lynnfield, MA	42.54	-71.05
Cold Lake, AB	54.47	-110.18
Cocoa Beach, FL	28.32	-80.61
Elizabethtown, PA	40.15	-76.60
Mack, OH	39.16	-84.65
Sainte-Marie, QC	46.43	-71.01
Robstown, TX	27.79	-97.67
Port Washington, WI	43.39	-87.88
Lakeland South, WA	47.28	-122.28
Home Gardens, CA	33.88	-117.52
Villas, FL	26.55	-81.87
Upper Montclair, NJ	40.85	-74.20
Sun Village, CA	34.56	-117.96
Archdale, NC	35.91	-79.97
Tarrytown, NY	41.08	-73.86
Moss Bluff, LA	30.30	-93.19
Mountain Park, GA	33.84	-84.13
Fulton, NY	43.32	-76.42
Garden City, ID	43.62	-116.24
Hauterive, QC	49.20	-68.26
Urbana, OH	40.11	-83.75
Valley Falls, RI	41.91	-71.39
North Bellport, NY	40.77	-72.94
Troy, MO	38.98	-90.98
Lakeland Village, CA	33.64	-117.34
Tomball, TX	30.10	-95.62
Greatwood, TX	29.55	-95.68
Gladeview, FL	25.84	-80.24
Destrehan, LA	29.94	-90.35
Cheney, WA	47.49	-117.58
Uxbridge, ON	44.10	-79.12
Richfield, WI	43.26	-88.19
Groveland, FL	28.56	-81.85
Grafton, WI	43.32	-87.95
Fall River, NS	44.82	-63.62
Shady Hills, FL	28.41	-82.54
Yeadon, PA	39.94	-75.26
Hobe Sound, FL	27.06	-80.14
Byram, MS	32.18	-90.25
Claiborne, LA	32.52	-92.19
Yulee, FL	30.63	-81.61
Excelsior Springs, MO	39.34	-94.23
Rehoboth, MA	41.84	-71.25
Robinson, TX	31.47	-97.11
Cedarburg, WI	43.30	-87.99
Gainesville, VA	38.80	-77.61
Lewisburg, TN	35.45	-86.79
Royse City, TX	32.98	-96.33
Prairie Ridge, WA	47.14	-122.15
Anna, TX	33.35	-96.55
Bellmawr, NJ	39.87	-75.09
North Saint Paul, MN	45.01	-92.99
Hillsborough, CA	37.57	-122.38
Los Alamitos, CA	33.80	-118.07
Endwell, NY	42.11	-76.02
Clute, TX	29.02	-95.40
Fenton, MI	42.80	-83.70
Somerset, KY	37.09	-84.60
Branson, MO	36.64	-93.22
Parker, SC	34.85	-82.45
Mendota, CA	36.75	-120.38
Lakes by the Bay, FL	25.57	-80.33
Mays Chapel, MD	39.43	-76.65
Salem, WI	42.55	-88.11
Haddonfield, NJ	39.89	-75.04
Frederick, CO	40.10	-104.94
Webster, MA	42.05	-71.88
Crossville, TN	35.95	-85.03
Hawaiian Paradise Park, HI	19.59	-154.97
D'Iberville, MS	30.43	-88.89
Summit, IL	41.79	-87.81
Ridgefield, NJ	40.83	-74.01
Lyndon, KY	38.26	-85.60
Ionia, MI	42.99	-85.07
Carnot-Moon, PA	40.52	-80.22
Newcastle, WA	47.54	-122.16
Emmaus, PA	40.54	-75.50
Greentree, NJ	39.90	-74.96
Tyngsboro, MA	42.68	-71.42
Grosse Ile, MI	42.13	-83.14
Jefferson Hills, PA	40.29	-79.93
Ocean City, NJ	39.28	-74.57
Camden, AR	33.58	-92.83
Oxford, CT	41.43	-73.12
Waupun, WI	43.63	-88.73
Niles, MI	41.83	-86.25
North Valley, NM	35.17	-106.62
Oak Hills, OR	45.54	-122.84
Two Rivers, WI	44.15	-87.57
Gloucester City, NJ	39.89	-75.12
Lakewood Park, FL	27.54	-80.40
Smyrna, DE	39.30	-75.60
Fort Morgan, CO	40.25	-103.80
Mango, FL	27.98	-82.31
Gardnerville Ranchos, NV	38.89	-119.74
Sainte-Marthe-sur-le-Lac, QC	45.53	-73.93
East Grand Rapids, MI	42.94	-85.61
Magalia, CA	39.81	-121.58
Broussard, LA	30.15	-91.96
Wetaskiwin, AB	52.97	-113.37
Walker Mill, MD	38.88	-76.89
West Sedona, AZ	34.87	-111.81
Robertsville, NJ	40.35	-74.29
Merriam, KS	39.02	-94.69
Madison Heights, VA	37.43	-79.12
Woods Cross, UT	40.87	-111.89
Spearfish, SD	44.49	-103.86
Plano, IL	41.66	-88.54
Warren, RI	41.73	-71.28
Shiloh, OH	39.82	-84.23
Guthrie, OK	35.88	-97.43
Cusseta, GA	32.31	-84.77
Huntington, VA	38.79	-77.07
Lewis Center, OH	40.20	-83.01
Wrentham, MA	42.07	-71.33
Loganville, GA	33.84	-83.90
Westwood, NJ	40.99	-74.03
Munhall, PA	40.39	-79.90
Yazoo City, MS	32.86	-90.41
Minooka, IL	41.46	-88.26
Campbellsville, KY	37.34	-85.34
Lake Grove, NY	40.85	-73.12
Yorktown, IN	40.17	-85.49
White House, TN	36.47	-86.65
Browns Mills, NJ	39.97	-74.58
Mendota Heights, MN	44.88	-93.14
Grosse Pointe Park, MI	42.38	-82.94
Shiloh, PA	39.98	-76.80
Pike Creek Valley, DE	39.74	-75.70
Beachwood, NJ	39.94	-74.19
Haysville, KS	37.56	-97.35
Spencer, IA	43.14	-95.14
North Smithfield, RI	41.97	-71.55
Orange City, FL	28.95	-81.30
Berkley, CO	39.80	-105.03
Pompton Lakes, NJ	41.01	-74.29
Vernal, UT	40.46	-109.53
River Forest, IL	41.90	-87.81
Pincourt, QC	45.38	-73.98
Saint Peter, MN	44.32	-93.96
Jefferson, LA	29.97	-90.15
Jerome, ID	42.72	-114.52
Springdale, OH	39.29	-84.49
Paris, ON	43.20	-80.38
Elwood, NY	40.85	-73.34
Grandview, WA	46.25	-119.90
Leon Valley, TX	29.50	-98.62
North Scituate, RI	41.83	-71.59
Webb City, MO	37.15	-94.46
Dudley, MA	42.05	-71.93
Tarboro, NC	35.90	-77.54
Sierra Madre, CA	34.16	-118.05
Galena Park, TX	29.73	-95.23
Camp Verde, AZ	34.56	-111.85
Oakwood, NY	40.56	-74.12
Mount Kisco, NY	41.20	-73.73
East Renton Highlands, WA	47.48	-122.11
Raymondville, TX	26.48	-97.78
Chino Valley, AZ	34.76	-112.45
Lantana, FL	26.59	-80.05
Bécancour, QC	46.34	-72.43
Oneida, NY	43.09	-75.65
Gulf Shores, AL	30.25	-87.70
Dobbs Ferry, NY	41.01	-73.87
Grand Rapids, MN	47.24	-93.53
Coshocton, OH	40.27	-81.86
Cherry Creek, CO	39.63	-104.88
Webster, TX	29.54	-95.12
Helena-West Helena, AR	34.53	-90.59
Town and Country, MO	38.61	-90.46
Lighthouse Point, FL	26.28	-80.09
Lawrenceburg, KY	38.04	-84.90
Village Park, HI	21.40	-158.03
Fredericksburg, TX	30.28	-98.87
South Yarmouth, MA	41.67	-70.18
North Saanich, BC	48.67	-123.42
Canyon Lake, CA	33.69	-117.27
East Milton, FL	30.62	-87.02
Leicester, MA	42.25	-71.91
Grand Haven, MI	43.06	-86.23
Peru, IN	40.75	-86.07
Lakeland Highlands, FL	27.96	-81.95
Joint Base Lewis McChord, WA	47.11	-122.58
Saint Albans, WV	38.39	-81.84
Burkburnett, TX	34.10	-98.57
Londonderry, NH	42.87	-71.37
Diamond Springs, CA	38.69	-120.81
Sonoma, CA	38.29	-122.46
Millington, TN	35.34	-89.90
Little Chute, WI	44.28	-88.32
Vermilion-on-the-Lake, OH	41.43	-82.32
Suffern, NY	41.11	-74.15
Ontario, OR	44.03	-116.96
Chalco, NE	41.18	-96.15
West Point, MS	33.61	-88.65
Crestwood, IL	41.64	-87.74
Mountain Top, PA	41.17	-75.88
Doctor Phillips, FL	28.45	-81.49
Totowa, NJ	40.91	-74.21
Spuyten Duyvil, NY	40.88	-73.92
Mitchellville, MD	38.93	-76.74
Little Ferry, NJ	40.85	-74.04
Warman, SK	52.32	-106.57
Martin, TN	36.34	-88.85
Union, MO	38.45	-91.01
Damascus, OR	45.42	-122.46
Highland Park, MI	42.41	-83.10
Vidor, TX	30.13	-94.02
Cordele, GA	31.96	-83.78
Bluffdale, UT	40.49	-111.94
Malvern, AR	34.36	-92.81
Seymour, TN	35.89	-83.72
Quartz Hill, CA	34.65	-118.22
Gulf Gate Estates, FL	27.25	-82.51
Storm Lake, IA	42.64	-95.21
Trinity, FL	28.18	-82.68
Fairfield, AL	33.49	-86.91
Lincolnton, NC	35.47	-81.25
Ironton, OH	38.54	-82.68
Franklin Lakes, NJ	41.02	-74.21
Brooklyn, OH	41.44	-81.74
Newman, CA	37.31	-121.02
Summerfield, MD	38.90	-76.87
Corning, NY	42.14	-77.05
Doraville, GA	33.90	-84.28
Sturgis, MI	41.80	-85.42
DeRidder, LA	30.85	-93.29
Cowansville, QC	45.20	-72.75
Ogdensburg, NY	44.69	-75.49
Woodbury, NY	41.36	-74.11
Taylorville, IL	39.55	-89.29
Riverton, WY	43.02	-108.38
Citrus, CA	34.12	-117.89
Summerfield, NC	36.21	-79.90
Show Low, AZ	34.25	-110.03
Acushnet, MA	41.68	-70.91
Waynesboro, PA	39.76	-77.58
East Liverpool, OH	40.62	-80.58
Coldwater, MI	41.94	-85.00
Highland City, FL	27.97	-81.88
Miami Shores, FL	25.86	-80.19
Winchester Center, CT	41.90	-73.13
Maltby, WA	47.81	-122.11
Burr Ridge, IL	41.75	-87.92
Sedro-Woolley, WA	48.50	-122.24
Lindon, UT	40.34	-111.72
Sweetwater, TX	32.47	-100.41
Pine Castle, FL	28.47	-81.37
Mount Holly, NJ	39.99	-74.79
Dawson Creek, BC	55.76	-120.24
La Riviera, CA	38.57	-121.36
Marinette, WI	45.10	-87.63
Bellefontaine Neighbors, MO	38.74	-90.23
Van Wert, OH	40.87	-84.58
Muskegon Heights, MI	43.20	-86.24
Monroe, WI	42.60	-89.64
Holbrook, MA	42.16	-71.01
Broomall, PA	39.98	-75.36
Worth, IL	41.69	-87.80
Jacinto City, TX	29.77	-95.23
Smithfield, UT	41.84	-111.83
Farmersville, CA	36.30	-119.21
Crestline, CA	34.24	-117.29
Kings Mountain, NC	35.25	-81.34
Viera East, FL	28.26	-80.71
Lowes Island, VA	39.06	-77.35
Delhi, CA	37.43	-120.78
Roessleville, NY	42.70	-73.81
Sussex, WI	43.13	-88.22
Arkadelphia, AR	34.12	-93.05
Saks, AL	33.70	-85.84
Echelon, NJ	39.85	-75.00
Collegedale, TN	35.05	-85.05
Vermillion, SD	42.78	-96.93
Minneola, FL	28.57	-81.75
Tamalpais-Homestead Valley, CA	37.88	-122.54
Middlesboro, KY	36.61	-83.72
Lyons, IL	41.81	-87.82
Holly Springs, GA	34.17	-84.50
Fort Madison, IA	40.63	-91.32
Bolivar, MO	37.61	-93.41
Bastrop, LA	32.78	-91.91
Atchison, KS	39.56	-95.12
Largo, MD	38.90	-76.83
Fredonia, NY	42.44	-79.33
Cheval, FL	28.15	-82.51
Halfway, MD	39.62	-77.76
Petal, MS	31.35	-89.26
Kapa‘a, HI	22.08	-159.32
Rosaryville, MD	38.76	-76.81
Somers Point, NJ	39.32	-74.59
Little Falls, NJ	40.87	-74.21
Darby, PA	39.92	-75.26
Sainte-Anne-des-Plaines, QC	45.76	-73.81
Vidalia, GA	32.22	-82.41
Gonzales, LA	30.24	-90.92
Grimes, IA	41.69	-93.79
Picayune, MS	30.53	-89.68
Klahanie, WA	47.57	-122.01
Batesville, AR	35.77	-91.64
Northbrook, OH	39.25	-84.58
Nelson, BC	49.50	-117.29
Kennett, MO	36.24	-90.06
Lambton Shores, ON	43.17	-81.93
Burlington, WI	42.68	-88.28
Placerville, CA	38.73	-120.80
Garden Acres, CA	37.96	-121.23
Muscoy, CA	34.15	-117.34
Sandy, OR	45.40	-122.26
Saint-Canut, QC	45.72	-74.08
Lansdowne, PA	39.94	-75.27
Morro Bay, CA	35.37	-120.85
Sainte-Adèle, QC	45.95	-74.13
Satellite Beach, FL	28.18	-80.59
Scottdale, GA	33.79	-84.26
Massena, NY	44.93	-74.89
Old Saybrook, CT	41.29	-72.38
Bedford Heights, OH	41.42	-81.53
Vashon, WA	47.45	-122.46
Camp Pendleton South, CA	33.23	-117.38
Forest Acres, SC	34.02	-80.99
Winton, CA	37.39	-120.61
Keokuk, IA	40.40	-91.38
Eureka, MO	38.50	-90.63
Norwell, MA	42.16	-70.79
Gardere, LA	30.35	-91.14
Accokeek, MD	38.67	-77.03
Union City, TN	36.42	-89.06
Vernon, TX	34.16	-99.27
Vienna, WV	39.33	-81.55
Eltingville, NY	40.55	-74.17
Santaquin, UT	39.98	-111.79
North Versailles, PA	40.38	-79.81
Lawrenceburg, TN	35.24	-87.33
Roscoe, IL	42.41	-89.01
Hillsdale, NJ	41.00	-74.04
Salt Spring Island, BC	48.82	-123.49
Exeter, CA	36.30	-119.14
Belmont, NC	35.24	-81.04
Forestville, OH	39.08	-84.34
Weddington, NC	35.02	-80.76
Farmington, MI	42.46	-83.38
Jackson, WY	43.48	-110.76
Chesapeake Ranch Estates, MD	38.35	-76.42
Sylvan Lake, AB	52.31	-114.08
Fox Lake, IL	42.40	-88.18
Manchester, TN	35.48	-86.09
The Pinery, CO	39.46	-104.73
Pine Hill, NJ	39.78	-74.99
Montgomery, OH	39.23	-84.35
Sebring, FL	27.50	-81.44
Dent, OH	39.19	-84.65
Bound Brook, NJ	40.57	-74.54
Sauk Village, IL	41.49	-87.57
Rockport, TX	28.02	-97.06
Heath, OH	40.02	-82.44
Ventnor City, NJ	39.34	-74.48
Middle Island, NY	40.88	-72.94
Arizona City, AZ	32.76	-111.67
Richmond Heights, OH	41.55	-81.51
Wyomissing, PA	40.33	-75.97
Temiskaming Shores, ON	47.49	-79.72
Burley, ID	42.54	-113.79
Vermilion, OH	41.42	-82.36
Key Largo, FL	25.09	-80.45
Warr Acres, OK	35.52	-97.62
Canandaigua, NY	42.87	-77.29
Manville, NJ	40.54	-74.59
West Haverstraw, NY	41.21	-73.99
Cantley, QC	45.57	-75.78
Lincoln Park, NJ	40.92	-74.30
Melvindale, MI	42.28	-83.18
Cambridge, OH	40.03	-81.59
Greencastle, IN	39.64	-86.86
Big Rapids, MI	43.70	-85.48
Kinnelon, NJ	41.00	-74.37
Palatka, FL	29.65	-81.64
Columbia, PA	40.03	-76.50
Sedona, AZ	34.87	-111.76
Celina, OH	40.55	-84.57
Norfolk, MA	42.12	-71.33
Portage, WI	43.54	-89.46
Wabash, IN	40.80	-85.82
Struthers, OH	41.05	-80.61
Cadillac, MI	44.25	-85.40
Big Lake, MN	45.33	-93.75
Pella, IA	41.41	-92.92
Castle Pines North, CO	39.47	-104.89
Mount Airy, NC	36.50	-80.61
Barrington, IL	42.15	-88.14
Durham, NH	43.13	-70.93
West Point, UT	41.12	-112.08
Silver Springs, FL	29.22	-82.06
Newberry, SC	34.27	-81.62
Linthicum, MD	39.21	-76.65
Reading, OH	39.22	-84.44
Bluefield, WV	37.27	-81.22
Little Canada, MN	45.03	-93.09
Labrador City, NL	52.95	-66.91
Eunice, LA	30.49	-92.42
Wood River, IL	38.86	-90.10
Hull, MA	42.30	-70.91
Oak Grove, SC	33.98	-81.14
Morris Park, NY	40.85	-73.85
Angus, ON	44.32	-79.88
Newport, OR	44.64	-124.05
Beverly Hills, MI	42.52	-83.22
Edwards, CO	39.64	-106.59
Cedar Hills, UT	40.41	-111.76
Pleasant Grove, AL	33.49	-86.97
Lancaster, NY	42.90	-78.67
Nanticoke, PA	41.21	-76.00
Milford, DE	38.91	-75.43
Rossmoor, CA	33.79	-118.09
Timberlane, LA	29.88	-90.03
Sleepy Hollow, NY	41.09	-73.86
Fairview Shores, FL	28.59	-81.39
Waterloo, IL	38.34	-90.15
Alpine, UT	40.45	-111.78
Beecher, MI	43.09	-83.69
Fairmount, NY	43.05	-76.24
Española, NM	35.99	-106.08
Berwick, PA	41.05	-76.23
Roma, TX	26.41	-99.02
Fairmont, MN	43.65	-94.46
River Grove, IL	41.93	-87.84
Anderson, CA	40.45	-122.30
North Branch, MN	45.51	-92.98
Watervliet, NY	42.73	-73.70
Vail, AZ	32.05	-110.71
Gages Lake, IL	42.35	-87.98
Jefferson, GA	34.12	-83.57
Raceland, LA	29.73	-90.60
Columbia, IL	38.44	-90.20
Bel Air, MD	39.54	-76.35
Capitola, CA	36.98	-121.95
North Logan, UT	41.77	-111.80
Jennings, LA	30.22	-92.66
Bohemia, NY	40.77	-73.12
Alpena, MI	45.06	-83.43
Bellmead, TX	31.59	-97.11
Forestdale, AL	33.57	-86.90
Wells Beach Station, ME	43.32	-70.59
Lake Morton-Berrydale, WA	47.33	-122.10
Gold Camp, AZ	33.29	-111.30
Shasta Lake, CA	40.68	-122.37
Gold Canyon, AZ	33.37	-111.44
Lanham, MD	38.97	-76.86
Paris, TN	36.30	-88.33
Great Neck, NY	40.80	-73.73
East Stroudsburg, PA	41.00	-75.18
Oil City, PA	41.43	-79.71
Norwalk, IA	41.48	-93.68
Marlton, NJ	39.89	-74.92
Prévost, QC	45.87	-74.08
Galion, OH	40.73	-82.79
Denham Springs, LA	30.49	-90.96
Fort Knox, KY	37.89	-85.96
Mercier, QC	45.32	-73.75
Essex Junction, VT	44.49	-73.11
San Diego Country Estates, CA	33.01	-116.78
Maynard, MA	42.43	-71.45
Goulds, FL	25.56	-80.38
Waldwick, NJ	41.01	-74.12
Port Salerno, FL	27.14	-80.20
Parsons, KS	37.34	-95.26
Comstock Park, MI	43.04	-85.67
Avon Park, FL	27.60	-81.51
Inwood, NY	40.87	-73.93
Mayfield, KY	36.74	-88.64
Bonham, TX	33.58	-96.18
Lexington, NE	40.78	-99.74
Countryside, VA	39.04	-77.41
Waverly, IA	42.73	-92.48
Canyon Rim, UT	40.71	-111.82
London, OH	39.89	-83.45
Lacombe, AB	52.47	-113.74
North Andrews Gardens, FL	26.19	-80.14
Clinton, TN	36.10	-84.13
Atmore, AL	31.02	-87.49
Little Neck, NY	40.76	-73.73
Oregon, WI	42.93	-89.38
Poulsbo, WA	47.74	-122.65
Troy, IL	38.73	-89.88
New Port Richey East, FL	28.26	-82.69
Plymouth, IN	41.34	-86.31
Monmouth, OR	44.85	-123.23
Grantsville, UT	40.60	-112.46
Elon, NC	36.10	-79.51
Woodbury, NJ	39.84	-75.15
Waggaman, LA	29.92	-90.21
Fort Salonga, NY	40.91	-73.30
Bluffton, IN	40.74	-85.17
Silver City, NM	32.77	-108.28
Fairview, CA	37.68	-122.05
Del Aire, CA	33.92	-118.37
Hanceville, BC	51.92	-123.04
Cross Lanes, WV	38.42	-81.79
Huguenot, NY	40.54	-74.19
Uniontown, PA	39.90	-79.72
Harrisonville, MO	38.65	-94.35
South Huron, ON	43.32	-81.52
Pearsall, TX	28.89	-99.10
Bells Corners, ON	45.32	-75.83
Benton Harbor, MI	42.12	-86.45
Fife, WA	47.24	-122.36
Cottage Grove, OR	43.80	-123.06
Carroll, IA	42.07	-94.87
Lambertville, MI	41.77	-83.63
Peru, IL	41.33	-89.13
Arden Hills, MN	45.05	-93.16
Croydon, PA	40.09	-74.90
Indianola, MS	33.45	-90.66
Covington, LA	30.48	-90.10
L'Île-Perrot, QC	45.38	-73.95
Kendallville, IN	41.44	-85.26
Timonium, MD	39.44	-76.62
Lake Monticello, VA	37.92	-78.33
Lackland Air Force Base, TX	29.39	-98.62
Lake Mohawk, NJ	41.02	-74.66
Flat Rock, MI	42.10	-83.29
Cape Canaveral, FL	28.41	-80.60
Glenwood Springs, CO	39.55	-107.32
Estevan, SK	49.13	-102.98
Corte Madera, CA	37.93	-122.53
Tipp City, OH	39.96	-84.17
Harrison, OH	39.26	-84.82
Warrenton, VA	38.71	-77.80
Coral Hills, MD	38.87	-76.92
Elkhorn, WI	42.67	-88.54
East Rockaway, NY	40.64	-73.67
Fairfield, IA	41.01	-91.96
Hope, AR	33.67	-93.59
Hinton, AB	53.40	-117.59
Bloomingdale, TN	36.58	-82.49
Notre-Dame-de-l'Île-Perrot, QC	45.37	-73.93
New Albany, OH	40.08	-82.81
Andover, FL	25.97	-80.21
Brownsville, TN	35.59	-89.26
Moncks Corner, SC	33.20	-80.01
Keansburg, NJ	40.44	-74.13
Paris, KY	38.21	-84.25
Northampton, PA	40.69	-75.50
Middleton, MA	42.60	-71.02
Brandon, SD	43.59	-96.57
Highland, IL	38.74	-89.67
Russellville, AL	34.51	-87.73
Fate, TX	32.94	-96.38
Brambleton, VA	38.98	-77.54
Rincon, GA	32.30	-81.24
Cameron, MO	39.74	-94.24
Havre, MT	48.55	-109.68
Shelton, WA	47.22	-123.10
Christiana, TN	35.71	-86.40
Pleasanton, TX	28.97	-98.48
High River, AB	50.58	-113.87
Edgewood, WA	47.25	-122.29
Wapakoneta, OH	40.57	-84.19
Monticello, AR	33.63	-91.79
Alamosa, CO	37.47	-105.87
New Hyde Park, NY	40.74	-73.69
Waynesville, NC	35.49	-82.99
Burlington, NJ	40.07	-74.86
Maywood, NJ	40.90	-74.06
Fort Oglethorpe, GA	34.95	-85.26
Cody, WY	44.53	-109.06
Walnut Grove, WA	45.67	-122.60
Washington, NC	35.55	-77.05
Wyndham, VA	37.70	-77.61
Hartford, VT	43.66	-72.34
Lake Arbor, MD	38.91	-76.83
Merrydale, LA	30.50	-91.11
Minnehaha, WA	45.66	-122.65
Reserve, LA	30.05	-90.55
Union Park, FL	28.57	-81.29
Roma-Los Saenz, TX	26.41	-99.02
Progress, PA	40.29	-76.83
Le Mars, IA	42.79	-96.17
Alachua, FL	29.75	-82.42
Marysville, MI	42.91	-82.49
East La Mirada, CA	33.92	-117.99
Woodbury, CT	41.54	-73.21
Silverton, OR	45.01	-122.78
Cairo, GA	30.88	-84.20
Baker City, OR	44.77	-117.83
Cedartown, GA	34.01	-85.26
Panthersville, GA	33.71	-84.27
Carleton Place, ON	45.13	-76.15
Brownfield, TX	33.18	-102.27
Vinings, GA	33.86	-84.46
Dunn, NC	35.31	-78.61
Trail, BC	49.10	-117.70
Hermantown, MN	46.81	-92.24
Sumner, WA	47.20	-122.24
Ingleside, TX	27.88	-97.21
Boaz, AL	34.20	-86.17
Potsdam, NY	44.67	-74.98
Southborough, MA	42.31	-71.52
Safford, AZ	32.83	-109.71
Sparta, WI	43.94	-90.81
Mountain House, CA	37.78	-121.54
North Bend, OR	43.41	-124.22
Snohomish, WA	47.91	-122.10
Coffeyville, KS	37.04	-95.62
Park Forest Village, PA	40.81	-77.92
Winfield, IL	41.86	-88.16
Hampton, NH	42.94	-70.84
Clay, AL	33.70	-86.60
Selkirk, MB	50.14	-96.88
Sunbury, PA	40.86	-76.79
Holmen, WI	43.96	-91.26
Westview, FL	25.88	-80.24
Edgemere, NY	40.60	-73.77
Soquel, CA	36.99	-121.96
Kalaoa, HI	19.73	-155.98
Bladensburg, MD	38.94	-76.93
Jesup, GA	31.61	-81.89
Milton, FL	30.63	-87.04
Astoria, OR	46.19	-123.83
Mooresville, IN	39.61	-86.37
Red Bank, SC	33.93	-81.24
Danville, IN	39.76	-86.53
Saddle Brooke, AZ	32.53	-110.87
Lorraine, QC	45.68	-73.78
Rye Brook, NY	41.02	-73.68
La Salle, IL	41.33	-89.09
Tega Cay, SC	35.02	-81.03
Arnprior, ON	45.43	-76.35
Steinbach, MB	49.53	-96.68
Lock Haven, PA	41.14	-77.45
Winslow, AZ	35.02	-110.70
Rosslyn, VA	38.90	-77.07
Girard, OH	41.15	-80.70
Bee Ridge, FL	27.28	-82.48
Pine Ridge, FL	28.94	-82.47
Orange Cove, CA	36.62	-119.31
Gifford, FL	27.68	-80.41
Rainbow City, AL	33.95	-86.04
Hackettstown, NJ	40.85	-74.83
Hamburg, NY	42.72	-78.83
Bristol, PA	40.10	-74.85
Clinton, OK	35.52	-98.97
Picture Rocks, AZ	32.35	-111.25
Rifle, CO	39.53	-107.78
Lachute, QC	45.65	-74.33
Coweta, OK	35.95	-95.65
Lake Barcroft, VA	38.85	-77.16
Brock Hall, MD	38.85	-76.76
Bethel, CT	41.37	-73.41
Reedsburg, WI	43.53	-90.00
Chevy Chase, DC	38.96	-77.07
Chevy Chase, MD	39.00	-77.07
Val-des-Monts, QC	45.65	-75.67
Prineville, OR	44.30	-120.83
Dongan Hills, NY	40.59	-74.10
Howell, MI	42.61	-83.93
Clifton, NY	40.62	-74.08
Pecos, TX	31.42	-103.49
Marine Corps Base Hawaii - MCBH, HI	21.44	-157.75
Steger, IL	41.47	-87.64
North Kensington, MD	39.03	-77.07
White Marsh, MD	39.38	-76.43
Sugar Grove, IL	41.76	-88.44
North Gates, NY	43.18	-77.70
Brentwood, PA	40.37	-79.97
Fort George G Mead Junction, MD	39.13	-76.79
La Tuque, QC	47.43	-72.78
River Vale, NJ	41.00	-74.01
Taft, CA	35.14	-119.46
White Horse, NJ	40.19	-74.70
Mission, KS	39.03	-94.66
Mā‘ili, HI	21.42	-158.18
Chillicothe, MO	39.80	-93.55
Saint-Amable, QC	45.65	-73.30
Amityville, NY	40.68	-73.42
Woodlyn, PA	39.87	-75.34
Villas, NJ	39.03	-74.94
Flossmoor, IL	41.54	-87.68
Braselton, GA	34.11	-83.76
Prospect, CT	41.50	-72.98
Orono, ME	44.88	-68.67
Pryor Creek, OK	36.31	-95.32
Decatur, IN	40.83	-84.93
Valley, AL	32.82	-85.18
Winterville, NC	35.53	-77.40
West Perrine, FL	25.61	-80.36
Somers, WI	42.64	-87.91
Lowell, IN	41.29	-87.42
Southwick, MA	42.05	-72.77
Springfield, FL	30.15	-85.61
Newcastle, OK	35.25	-97.60
Marlboro Village, MD	38.83	-76.77
Clarksville, AR	35.47	-93.47
Rensselaer, NY	42.64	-73.74
Lamesa, TX	32.74	-101.95
Kearney, MO	39.37	-94.36
South Huntington, NY	40.82	-73.40
Anaconda, MT	46.13	-112.94
Gloucester Point, VA	37.25	-76.50
The Village, OK	35.56	-97.55
Lisbon, ME	44.03	-70.10
Granbury, TX	32.44	-97.79
Willoughby Hills, OH	41.60	-81.42
Mount Airy, MD	39.38	-77.15
Berlin, NH	44.47	-71.19
Saint Francis, WI	42.97	-87.88
North Bath, ME	43.93	-69.82
Economy, PA	40.60	-80.22
Weyburn, SK	49.67	-103.85
Thompson, CT	41.96	-71.86
Tomah, WI	43.98	-90.50
DuPont, WA	47.10	-122.63
Woodbridge, CT	41.35	-73.01
Valencia West, AZ	32.13	-111.11
Blackhawk, CA	37.82	-121.91
Harahan, LA	29.94	-90.20
Bethalto, IL	38.91	-90.04
Morehead City, NC	34.72	-76.73
Saint Pete Beach, FL	27.73	-82.74
Kendall Park, NJ	40.42	-74.56
‘Aiea, HI	21.38	-157.93
Amherst, NS	45.83	-64.20
Mound, MN	44.94	-93.67
Jeannette, PA	40.33	-79.62
Port Townsend, WA	48.12	-122.76
Warren, PA	41.84	-79.15
North College Hill, OH	39.22	-84.55
Dorchester, ON	42.98	-81.07
Fort Meade, MD	39.11	-76.74
Greenwood, AR	35.22	-94.26
Alcoa, TN	35.79	-83.97
Rockcreek, OR	45.55	-122.88
Pleasant Hill, IA	41.58	-93.52
Charter Oak, CA	34.10	-117.85
Rochelle, IL	41.92	-89.07
Woodfield, SC	34.06	-80.93
Augusta, KS	37.69	-96.98
Bala-Cynwyd, PA	40.01	-75.23
Hebron, CT	41.66	-72.37
Anthony, NM	32.00	-106.61
Monmouth, IL	40.91	-90.65
Box Elder, SD	44.11	-103.07
Roberval, QC	48.52	-72.23
Harleysville, PA	40.28	-75.39
Ellisville, MO	38.59	-90.59
Wasilla, AK	61.58	-149.44
Lynwood, IL	41.53	-87.54
Fairview, OR	45.54	-122.43
Valley Center, CA	33.22	-117.03
Frankfort Square, IL	41.52	-87.80
Pleasant View, UT	41.32	-111.99
Sweet Home, OR	44.40	-122.74
Huron East, ON	43.62	-81.30
Gunbarrel, CO	40.06	-105.17
Bay Saint Louis, MS	30.31	-89.33
Ecorse, MI	42.24	-83.15
Seven Corners, VA	38.87	-77.16
Chanute, KS	37.68	-95.46
Perryton, TX	36.40	-100.80
Friendly, MD	38.75	-76.98
Tulalip, WA	48.07	-122.29
Exeter, NH	42.98	-70.95
Waseca, MN	44.08	-93.51
Kapuskasing, ON	49.42	-82.43
Brookdale, NJ	40.83	-74.18
Grants, NM	35.15	-107.85
Stuarts Draft, VA	38.03	-79.03
Smithville, MO	39.39	-94.58
Merrill, WI	45.18	-89.68
Purcellville, VA	39.14	-77.71
Brewer, ME	44.80	-68.76
Grosse Pointe Farms, MI	42.41	-82.89
Mapleton, UT	40.13	-111.58
Independence, OR	44.85	-123.19
Lititz, PA	40.16	-76.31
Groton, CT	41.35	-72.08
Rockingham, NC	34.94	-79.77
Leonia, NJ	40.86	-73.99
Hartland, WI	43.11	-88.34
Rio Del Mar, CA	36.97	-121.90
Sutton, MA	42.15	-71.76
Tiburon, CA	37.87	-122.46
Scotchtown, NY	41.48	-74.36
Waimea, HI	20.02	-155.67
Garden City, SC	33.59	-79.01
Brigantine, NJ	39.41	-74.36
Heber City, UT	40.51	-111.41
Aliquippa, PA	40.64	-80.24
Harvard, IL	42.42	-88.61
Alma, MI	43.38	-84.66
Good Hope, CA	33.76	-117.27
Saint-Sauveur, QC	45.89	-74.18
Centerville, MA	41.65	-70.35
Highland Park, TX	32.83	-96.79
Beckett Ridge, OH	39.35	-84.44
Saint Dennis, KY	38.19	-85.85
Urbana, MD	39.33	-77.35
Riverdale, NY	40.90	-73.91
Presque Isle, ME	46.68	-68.02
Laurens, SC	34.50	-82.01
East Rutherford, NJ	40.83	-74.10
Blackstone, MA	42.02	-71.54
Madera Acres, CA	37.02	-120.07
Washington Terrace, UT	41.17	-111.98
Succasunna, NJ	40.87	-74.64
Versailles, KY	38.05	-84.73
Grinnell, IA	41.74	-92.72
Shawano, WI	44.78	-88.61
Louisville, OH	40.84	-81.26
La Plata, MD	38.53	-76.98
Hondo, TX	29.35	-99.14
Bay Minette, AL	30.88	-87.77
Middletown, PA	40.20	-76.73
Sheffield, AL	34.77	-87.70
Selma, TX	29.58	-98.31
Valley Cottage, NY	41.12	-73.96
Forest, VA	37.36	-79.29
Marianna, FL	30.77	-85.23
Saline, MI	42.17	-83.78
Roxborough Park, CO	39.47	-105.09
Lenoir City, TN	35.80	-84.26
Rock Falls, IL	41.78	-89.69
Bennington, VT	42.88	-73.20
Berkeley, MO	38.75	-90.33
Atoka, TN	35.44	-89.78
Andalusia, AL	31.31	-86.48
Georgetown, SC	33.38	-79.29
College Place, WA	46.05	-118.39
Shelby, OH	40.88	-82.66
Stuttgart, AR	34.50	-91.55
Hernando, FL	28.90	-82.37
Charlotte, MI	42.56	-84.84
Micco, FL	27.88	-80.50
Oakwood, OH	39.73	-84.17
Winston, FL	28.03	-82.01
Fultondale, AL	33.60	-86.79
Oakville, CT	41.59	-73.09
Lake Lucerne, FL	25.97	-80.24
East Haddam, CT	41.45	-72.46
Rawlins, WY	41.79	-107.24
Elgin, TX	30.35	-97.37
Liberty, TX	30.06	-94.80
Evergreen, CO	39.63	-105.32
Fort Polk South, LA	31.05	-93.22
Oakbrook, KY	39.00	-84.69
Covington, TN	35.56	-89.65
Thomaston, GA	32.89	-84.33
Lincoln Village, OH	39.95	-83.13
Marlton, MD	38.77	-76.79
Sheffield Lake, OH	41.49	-82.10
Edgewater, MD	38.96	-76.55
Scott, LA	30.24	-92.09
Fitzgerald, GA	31.71	-83.25
Alexandria, KY	38.96	-84.39
Olney, IL	38.73	-88.09
Detroit Lakes, MN	46.82	-95.85
Garden City, GA	32.11	-81.15
Manteno, IL	41.25	-87.83
Mechanicsburg, PA	40.21	-77.01
San Elizario, TX	31.59	-106.27
Glenwood, IL	41.54	-87.60
Toppenish, WA	46.38	-120.31
Chatham, NJ	40.74	-74.38
Monett, MO	36.93	-93.93
Kitimat, BC	54.05	-128.65
Glenshaw, PA	40.53	-79.97
Madeira, OH	39.19	-84.36
Molalla, OR	45.15	-122.58
Budd Lake, NJ	40.87	-74.73
Montecito, CA	34.44	-119.63
Dayton, NV	39.24	-119.59
Stonegate, CO	39.53	-104.80
Midland, WA	47.17	-122.40
Little River, SC	33.87	-78.61
Eidson Road, TX	28.68	-100.49
La Malbaie, QC	47.65	-70.15
Independence, KS	37.22	-95.71
Fallston, MD	39.51	-76.41
Lancaster, SC	34.72	-80.77
Sturgeon Bay, WI	44.83	-87.38
Northwest Harborcreek, PA	42.15	-79.99
Glencoe, IL	42.14	-87.76
Olds, AB	51.78	-114.10
Stony Plain, AB	53.53	-114.00
Princeton, TX	33.18	-96.50
De Forest, WI	43.25	-89.34
Westerleigh, NY	40.62	-74.13
New Windsor, NY	41.48	-74.02
Canonsburg, PA	40.26	-80.19
Park Ridge, NJ	41.04	-74.04
Cypress Gardens, FL	27.99	-81.69
Liberty Lake, WA	47.68	-117.12
Plymouth, MI	42.37	-83.47
Eagle Point, OR	42.47	-122.80
Clinton, MO	38.37	-93.78
Pitman, NJ	39.73	-75.13
Bayport, NY	40.74	-73.05
Mont-Tremblant, QC	46.21	-74.58
Medulla, FL	27.97	-81.97
Commerce, TX	33.25	-95.90
Harrisburg, IL	37.74	-88.54
Airmont, NY	41.10	-74.12
Pulaski, VA	37.05	-80.78
Olmsted Falls, OH	41.38	-81.91
Smiths Falls, ON	44.90	-76.02
Larkfield-Wikiup, CA	38.51	-122.75
Oak Hills, CA	34.38	-117.38
Myrtle Grove, NC	34.13	-77.88
Graham, TX	33.11	-98.59
Sitka, AK	57.05	-135.33
Columbia City, IN	41.16	-85.49
Concord, NY	40.61	-74.08
East Wenatchee Bench, WA	47.43	-120.28
Quakertown, PA	40.44	-75.34
Swissvale, PA	40.42	-79.88
Matawan, NJ	40.41	-74.23
South Amboy, NJ	40.48	-74.29
Fort Irwin, CA	35.26	-116.68
Clanton, AL	32.84	-86.63
Craig, CO	40.52	-107.55
Newark, NY	43.05	-77.10
Bernalillo, NM	35.30	-106.55
Isle of Normandy, FL	25.85	-80.14
Lake Wylie, SC	35.11	-81.04
Waihee-Waiehu, HI	20.93	-156.50
White Meadow Lake, NJ	40.92	-74.51
Riverside, IL	41.84	-87.82
Milford, NH	42.84	-71.65
Conning Towers-Nautilus Park, CT	41.39	-72.07
Sechelt, BC	49.48	-123.76
New Albany, MS	34.49	-89.01
Waterford, CA	37.64	-120.76
Garrison, MD	39.41	-76.76
Lake Villa, IL	42.42	-88.07
New Richmond, WI	45.12	-92.54
Maysville, KY	38.64	-83.74
Tuskegee, AL	32.42	-85.69
Plainedge, NY	40.72	-73.48
Booneville, MS	34.66	-88.57
Cresskill, NJ	40.94	-73.96
Cloverdale, CA	38.81	-123.02
‘Āhuimanu, HI	21.44	-157.84
Picnic Point, WA	47.88	-122.33
Oromocto, NB	45.84	-66.48
Dunn Loring, VA	38.89	-77.22
Itasca, IL	41.98	-88.01
Miles City, MT	46.41	-105.84
Collingdale, PA	39.91	-75.28
Delta, CO	38.74	-108.07
Lapeer, MI	43.05	-83.32
Franklin, KY	36.72	-86.58
East York, PA	39.97	-76.69
Woodway, TX	31.51	-97.21
Incline Village, NV	39.25	-119.97
Orosi, CA	36.54	-119.29
Meadowbrook, AL	33.40	-86.70
Edgewood, KY	39.02	-84.58
Clinton, NC	35.00	-78.32
Whitecourt, AB	54.15	-115.69
Lavaltrie, QC	45.88	-73.28
Andover, MA	42.66	-71.14
Rotonda West, FL	26.88	-82.29
Saint Stephens, NC	35.76	-81.27
Fuller Heights, FL	27.91	-82.00
Gig Harbor, WA	47.33	-122.58
Thief River Falls, MN	48.12	-96.18
Marathon, FL	24.71	-81.09
Leisure World, MD	39.10	-77.07
Cape Saint Claire, MD	39.04	-76.44
Barre, VT	44.20	-72.50
Anderson Mill, TX	30.45	-97.81
Oxford, NC	36.31	-78.59
Woodmoor, CO	39.10	-104.85
Ladysmith, BC	48.99	-123.82
Poteau, OK	35.05	-94.62
Audubon, NJ	39.89	-75.07
West Athens, CA	33.92	-118.30
Wharton, TX	29.31	-96.10
Pont-Rouge, QC	46.75	-71.70
Socorro, NM	34.06	-106.89
Mentone, CA	34.07	-117.13
Castlegar, BC	49.32	-117.66
Cortez, CO	37.35	-108.59
Whistler, BC	50.12	-122.95
Wagoner, OK	35.96	-95.37
Moundsville, WV	39.92	-80.74
Pryor, OK	36.31	-95.32
Pine Lake Park, NJ	40.00	-74.26
Flowood, MS	32.31	-90.14
Orange Park, FL	30.17	-81.71
Asbury Lake, FL	30.05	-81.82
Park Hills, MO	37.85	-90.52
Murphy, MO	38.49	-90.49
Farmingdale, NY	40.73	-73.45
Redlands, CO	39.08	-108.64
Blacklick Estates, OH	39.91	-82.86
Lacombe, LA	30.31	-89.94
Seabrook, NH	42.89	-70.87
Rodeo, CA	38.03	-122.27
Clarendon Hills, IL	41.80	-87.95
Victoria, MN	44.86	-93.66
Edgemere, MD	39.24	-76.45
East Franklin, NJ	40.49	-74.47
Frostburg, MD	39.66	-78.93
Riverdale, UT	41.18	-112.00
Closter, NJ	40.97	-73.96
Beaver Falls, PA	40.75	-80.32
Sellersburg, IN	38.40	-85.75
Greenville, RI	41.87	-71.55
Golden Hills, CA	35.14	-118.49
Westwood, MI	42.30	-85.63
Hampstead, NH	42.87	-71.18
Little Falls, MN	45.98	-94.36
Fort Stockton, TX	30.89	-102.88
Florence, OR	43.98	-124.10
Angola, IN	41.63	-85.00
East Grand Forks, MN	47.93	-97.02
Clinton, SC	34.47	-81.88
Montague, MA	42.54	-72.54
Hanover, NH	43.70	-72.29
Harwood Heights, IL	41.97	-87.81
Burlington, WA	48.48	-122.33
Monroe, NY	41.33	-74.19
Princeton, IN	38.36	-87.57
Old Orchard Beach, ME	43.52	-70.38
Citrus Springs, FL	29.00	-82.47
La Grange, KY	38.41	-85.38
Bacliff, TX	29.51	-94.99
Willowbrook, IL	41.77	-87.94
Palm Beach, FL	26.71	-80.04
Tuba City, AZ	36.13	-111.24
Port Jervis, NY	41.38	-74.69
Bennettsville, SC	34.62	-79.68
Morrisville, PA	40.21	-74.79
Fort Valley, GA	32.55	-83.89
Ladue, MO	38.65	-90.38
Sallisaw, OK	35.46	-94.79
Napoleon, OH	41.39	-84.13
Alondra Park, CA	33.89	-118.33
Helotes, TX	29.58	-98.69
Fort Bliss, TX	31.81	-106.41
Chester, IL	37.91	-89.82
Virginia, MN	47.52	-92.54
Weare, NH	43.09	-71.73
Thompsonville, CT	42.00	-72.60
Mecca, CA	33.57	-116.08
Carencro, LA	30.32	-92.05
Southside, AL	33.92	-86.02
Des Peres, MO	38.60	-90.43
Malverne, NY	40.68	-73.67
Bonadelle Ranchos-Madera Ranchos, CA	36.98	-119.87
Carbondale, PA	41.57	-75.50
Kirby, TX	29.46	-98.39
Lowell, AR	36.26	-94.13
North Haledon, NJ	40.96	-74.19
North Madison, OH	41.80	-81.05
Country Club Estates, GA	31.21	-81.46
Cold Springs, NV	39.68	-119.98
Linganore, MD	39.44	-77.21
Westwego, LA	29.91	-90.14
Calimesa, CA	34.00	-117.06
Richmond Heights, FL	25.63	-80.37
Sunset Hills, MO	38.54	-90.41
Winchester, TN	35.19	-86.11
Lake Park, FL	26.80	-80.07
Hōlualoa, HI	19.62	-155.95
Earlimart, CA	35.88	-119.27
Elsmere, KY	39.01	-84.60
Lincoln City, OR	44.96	-124.02
Aransas Pass, TX	27.91	-97.15
Signal Mountain, TN	35.12	-85.34
North Weeki Wachee, FL	28.55	-82.56
Alliance, NE	42.10	-102.87
Northfield, NJ	39.37	-74.55
Temperance, MI	41.78	-83.57
Bradford, PA	41.96	-78.64
Westlake Village, CA	34.15	-118.81
Monson, MA	42.10	-72.32
Plymouth, WI	43.75	-87.98
Jefferson City, TN	36.12	-83.49
Corrales, NM	35.24	-106.61
Clayton, NJ	39.66	-75.09
Mystic Island, NJ	39.54	-74.38
Orrville, OH	40.84	-81.76
Franklin, VA	36.68	-76.92
Northridge, OH	39.81	-84.20
Wakefield-Peacedale, RI	41.45	-71.50
Richmond Heights, MO	38.63	-90.32
Woodburn, VA	38.85	-77.24
Spotswood, NJ	40.39	-74.40
Mount Rainier, MD	38.94	-76.96
Tuscumbia, AL	34.73	-87.70
North Elba, NY	44.24	-73.95
Gonzales, CA	36.51	-121.44
Freetown, MA	41.77	-71.03
Indian Harbour Beach, FL	28.15	-80.59
Perkasie, PA	40.37	-75.29
Jerseyville, IL	39.12	-90.33
Fairless Hills, PA	40.18	-74.86
Dormont, PA	40.40	-80.03
Otterburn Park, QC	45.53	-73.22
South Kensington, MD	39.02	-77.08
Hamilton Worcester, MA	42.26	-71.77
Kensington, CT	41.64	-72.77
Fallon, NV	39.47	-118.78
Elwood, IN	40.28	-85.84
Rossmoor, MD	39.10	-77.07
Cambridge, MN	45.57	-93.22
Haledon, NJ	40.94	-74.19
Franklin, NH	43.44	-71.65
Beverly Hills, FL	28.92	-82.46
Greenville, MI	43.18	-85.25
Glens Falls North, NY	43.34	-73.68
Montvale, NJ	41.05	-74.02
Alderwood Manor, WA	47.82	-122.28
Boonton, NJ	40.90	-74.41
Perry Heights, OH	40.80	-81.47
Oak Grove, MN	45.34	-93.33
Fairview, TX	33.16	-96.63
Bryan, OH	41.47	-84.55
Yelm, WA	46.94	-122.61
Mount Pleasant, IA	40.96	-91.56
Audubon, PA	40.13	-75.43
Paris, IL	39.61	-87.70
Pineville, NC	35.08	-80.89
Mason, MI	42.58	-84.44
Charlestown, RI	41.38	-71.64
Millersville, PA	40.00	-76.35
Los Altos Hills, CA	37.38	-122.14
Dauphin, MB	51.15	-100.05
Barrington, NH	43.22	-71.05
Riverside, CT	41.03	-73.58
Birch Bay, WA	48.92	-122.74
Wyoming, OH	39.23	-84.47
Lansdowne, MD	39.25	-76.66
Lake Elmo, MN	45.00	-92.88
Hoquiam, WA	46.98	-123.89
Boonville, MO	38.97	-92.74
Bedminster, PA	40.43	-75.18
Gateway, FL	26.58	-81.75
Bogota, NJ	40.88	-74.03
Perryville, MO	37.72	-89.86
Siler City, NC	35.72	-79.46
Highland Heights, OH	41.55	-81.48
Breaux Bridge, LA	30.27	-91.90
Harrodsburg, KY	37.76	-84.84
Rice Lake, WI	45.51	-91.74
August, CA	37.98	-121.26
Delavan, WI	42.63	-88.64
Guntersville, AL	34.36	-86.29
Glenside, PA	40.10	-75.15
Bois-des-Filion, QC	45.67	-73.75
Menominee, MI	45.11	-87.61
Runnemede, NJ	39.85	-75.07
Bow Bog, NH	43.12	-71.51
Upper Saddle River, NJ	41.06	-74.10
Sanatoga, PA	40.25	-75.60
Price, UT	39.60	-110.81
Floris, VA	38.94	-77.41
Tecumseh, MI	42.00	-83.94
Golden Valley, AZ	35.22	-114.22
Dalhart, TX	36.06	-102.51
Mahopac, NY	41.37	-73.73
Saint Joseph, MI	42.11	-86.48
Smithfield, VA	36.98	-76.63
Lakes, AK	61.61	-149.31
Congers, NY	41.15	-73.95
Ocean Pointe, HI	21.31	-158.04
Bridgeport, WV	39.29	-80.26
Brockport, NY	43.21	-77.94
Wesley Chapel, NC	35.01	-80.67
Half Moon, NC	34.83	-77.46
Oberlin, OH	41.29	-82.22
Rio Vista, CA	38.16	-121.70
Johnstown, NY	43.01	-74.37
Tompkinsville, NY	40.64	-74.08
Skidaway Island, GA	31.93	-81.05
Hornell, NY	42.33	-77.66
Roxboro, NC	36.39	-78.98
Denison, IA	42.02	-95.36
Gering, NE	41.83	-103.66
Saint Marys, OH	40.54	-84.39
Fairview, TN	35.98	-87.12
Firebaugh, CA	36.86	-120.46
South Lockport, NY	43.15	-78.70
Burtonsville, MD	39.11	-76.93
Folsom, PA	39.89	-75.33
Hillsboro, TX	32.01	-97.13
Center Line, MI	42.49	-83.03
Absecon, NJ	39.43	-74.50
Fountain Inn, SC	34.69	-82.20
Williston, VT	44.44	-73.07
Humboldt, TN	35.82	-88.92
Litchfield, NH	42.84	-71.48
Fort Mitchell, KY	39.06	-84.55
Bath, ME	43.91	-69.82
Naranja, FL	25.52	-80.42
North Bay Village, FL	25.85	-80.15
Ashland, NJ	39.86	-75.01
Doylestown, PA	40.31	-75.13
Cedar Hills, OR	45.50	-122.80
Mayo, MD	38.89	-76.51
Cheviot, OH	39.16	-84.61
Arab, AL	34.32	-86.50
Shiprock, NM	36.79	-108.69
Pleasant Hill, MO	38.79	-94.27
Topanga, CA	34.09	-118.60
Sugarmill Woods, FL	28.73	-82.51
Little Cottonwood Creek Valley, UT	40.60	-111.83
Toccoa, GA	34.58	-83.33
Hobart, WI	44.50	-88.15
Lake Carmel, NY	41.46	-73.67
Blanchard, OK	35.14	-97.66
Oroville East, CA	39.51	-121.48
Seneca, SC	34.69	-82.95
Black Mountain, NC	35.62	-82.32
Kings Grant, NC	34.26	-77.86
Mākaha, HI	21.47	-158.21
Pike Road, AL	32.28	-86.10
Lewistown, PA	40.60	-77.57
Winkler, MB	49.18	-97.94
Croton-on-Hudson, NY	41.21	-73.89
East Foothills, CA	37.38	-121.82
Bithlo, FL	28.55	-81.11
Charles Village, MD	39.32	-76.61
Athol, MA	42.60	-72.23
Hopkinton, RI	41.46	-71.78
Rapid Valley, SD	44.06	-103.15
Rolling Hills Estates, CA	33.79	-118.36
Fabens, TX	31.50	-106.16
Concord, ON	43.80	-79.48
Claymont, DE	39.80	-75.46
Nevada, MO	37.84	-94.35
Bellevue, PA	40.49	-80.05
Pleasant Hills, PA	40.34	-79.96
Elkhorn, NE	41.29	-96.23
Wood-Ridge, NJ	40.85	-74.09
Conover, NC	35.71	-81.22
Bracebridge, ON	45.03	-79.32
Castle Shannon, PA	40.36	-80.02
Bastrop, TX	30.11	-97.32
Vinton, VA	37.28	-79.90
Notre-Dame-des-Prairies, QC	46.05	-73.43
Albion, MI	42.24	-84.75
Tremonton, UT	41.71	-112.17
Helena Valley Southeast, MT	46.62	-111.92
Saint Anthony, MN	45.02	-93.22
Fair Oaks, GA	33.92	-84.54
Sangaree, SC	33.04	-80.13
Spring Valley Lake, CA	34.49	-117.27
Boiling Springs, SC	35.05	-81.98
Oradell, NJ	40.96	-74.04
Eaton, OH	39.74	-84.64
Bloomingdale, NJ	41.00	-74.33
Kenilworth, NJ	40.68	-74.29
Hooper, UT	41.16	-112.12
Heath, TX	32.84	-96.47
Kenton, OH	40.65	-83.61
McFarland, WI	43.01	-89.29
Pewaukee, WI	43.08	-88.26
Lincoln, MA	42.43	-71.30
Ketchikan, AK	55.34	-131.65
Tanaina, AK	61.63	-149.43
Dryden, ON	49.78	-92.75
Oak Hills Place, LA	30.36	-91.09
Delmar, NY	42.62	-73.83
Kulpsville, PA	40.24	-75.34
Wynne, AR	35.22	-90.79
Grove City, PA	41.16	-80.09
Crete, IL	41.44	-87.63
Whitehouse, TX	32.23	-95.23
Triangle, VA	38.55	-77.34
Ripley, TN	35.75	-89.53
Geneseo, NY	42.80	-77.82
Laurel, FL	27.14	-82.46
Farmville, VA	37.30	-78.39
Greenbriar, VA	38.87	-77.40
Long Grove, IL	42.18	-88.00
Bedminster, NJ	40.68	-74.65
Monona, WI	43.06	-89.33
Taber, AB	49.79	-112.15
Hillsdale, MI	41.92	-84.63
Pismo Beach, CA	35.14	-120.64
Chestnut Ridge, NY	41.08	-74.06
Hillside, IL	41.88	-87.90
Trinidad, CO	37.17	-104.50
Fairdale, KY	38.11	-85.76
Oak Hill, WV	37.97	-81.15
Buxton, ME	43.64	-70.52
Hailey, ID	43.52	-114.32
Savoy, IL	40.05	-88.25
Diamondhead, MS	30.39	-89.36
Park City, UT	40.65	-111.50
Shelburne, ON	44.08	-80.20
London, KY	37.13	-84.08
Saint Rose, LA	29.95	-90.32
Abingdon, VA	36.71	-81.98
New Baltimore, VA	38.77	-77.73
Haiku-Pauwela, HI	20.92	-156.31
Mahtomedi, MN	45.07	-92.95
Wytheville, VA	36.95	-81.08
Brazil, IN	39.52	-87.13
Morinville, AB	53.80	-113.65
Boulder Hill, IL	41.71	-88.34
Oakdale, NY	42.25	-73.78
Beebe, AR	35.07	-91.88
Warrenton, MO	38.81	-91.14
Baldwin Harbor, NY	40.64	-73.61
Richland Hills, TX	32.82	-97.23
Oak Brook, IL	41.83	-87.93
Perry, IA	41.84	-94.11
Saint-Félicien, QC	48.65	-72.45
Charlestown, IN	38.45	-85.67
Flushing, MI	43.06	-83.85
Saint-Hippolyte, QC	45.93	-74.02
Latrobe, PA	40.32	-79.38
Hillview, KY	38.07	-85.69
Island Lake, IL	42.28	-88.19
Manhasset, NY	40.80	-73.70
Brookhaven, PA	39.87	-75.38
West Livingston, TX	30.70	-95.00
Mount Joy, PA	40.11	-76.50
Bridgewater, NS	44.38	-64.52
South San Gabriel, CA	34.05	-118.09
West Frankfort, IL	37.90	-88.93
Spanish Fort, AL	30.67	-87.92
Ludington, MI	43.96	-86.45
Brentwood, MO	38.62	-90.35
New Square, NY	41.14	-74.03
Mahomet, IL	40.20	-88.40
Boston, NY	42.63	-78.74
Old Forge, PA	41.37	-75.73
Ephrata, WA	47.32	-119.55
West Gate, VA	38.78	-77.50
Union, SC	34.72	-81.62
Millis, MA	42.17	-71.36
Ashland, WI	46.59	-90.88
Alamo Heights, TX	29.48	-98.47
Goderich, ON	43.74	-81.71
Raritan, NJ	40.57	-74.63
South Beach, NY	40.58	-74.08
Belgrade, MT	45.78	-111.18
Briarcliff Manor, NY	41.15	-73.82
Renfrew, ON	45.47	-76.68
Londontowne, MD	38.93	-76.55
Bothell East, WA	47.81	-122.18
Marstons Mills, MA	41.66	-70.42
Rayne, LA	30.23	-92.27
Hastings-on-Hudson, NY	40.99	-73.88
York, SC	34.99	-81.24
Orono, MN	44.97	-93.60
Bellevue, OH	41.27	-82.84
West Haven-Sylvan, OR	45.52	-122.77
Davidsonville, MD	38.92	-76.63
Wetumpka, AL	32.54	-86.21
West Long Branch, NJ	40.29	-74.02
Montrose, VA	37.52	-77.38
Grand Blanc, MI	42.93	-83.63
Dexter, MO	36.80	-89.96
Oak Grove, KY	37.34	-86.75
Cheat Lake, WV	39.67	-79.85
Wellington, KS	37.27	-97.37
Summit, WA	47.16	-122.36
Campbell, OH	41.08	-80.60
North Star, DE	39.76	-75.72
Newton, NJ	41.06	-74.75
South Boston, VA	36.70	-78.90
Edson, AB	53.58	-116.44
West Gate, FL	26.70	-80.10
Mascoutah, IL	38.49	-89.79
Blair, NE	41.54	-96.13
White City, OR	42.44	-122.86
Houghton, MI	47.12	-88.57
Stayton, OR	44.80	-122.79
Senatobia, MS	34.62	-89.97
Hyrum, UT	41.63	-111.85
Hawthorn Woods, IL	42.22	-88.05
Conshohocken, PA	40.08	-75.30
Manvel, TX	29.46	-95.36
Caldwell, NJ	40.84	-74.28
Downingtown, PA	40.01	-75.70
Mammoth Lakes, CA	37.65	-118.97
Four Corners, MD	39.02	-77.01
Maplewood, MO	38.61	-90.32
Francisville, KY	39.11	-84.72
Bridge City, TX	30.02	-93.85
Jefferson, WI	43.01	-88.81
Oak Grove, MO	39.01	-94.13
Baxter, MN	46.34	-94.29
Cumberland Hill, RI	41.97	-71.47
Fort Frances, ON	48.62	-93.40
Carnegie, PA	40.41	-80.08
Ilion, NY	43.02	-75.04
Camp Hill, PA	40.24	-76.92
Waller, WA	47.20	-122.37
Broadview, IL	41.86	-87.85
Chandler, QC	48.35	-64.68
Gold River, CA	38.63	-121.25
Sutherlin, OR	43.39	-123.31
Crestwood Village, NJ	39.95	-74.36
Decorah, IA	43.30	-91.79
Colonie, NY	42.72	-73.83
Maryville, IL	38.72	-89.96
Holly Springs, MS	31.32	-89.98
Jersey Village, TX	29.89	-95.56
Wahpeton, ND	46.27	-96.61
Pike Creek, DE	39.73	-75.70
Lake Dallas, TX	33.12	-97.03
Wilmington Manor, DE	39.69	-75.58
Winnemucca, NV	40.97	-117.74
Plaistow, NH	42.84	-71.09
Helena Valley West Central, MT	46.66	-112.06
Skiatook, OK	36.37	-96.00
Dumbarton, VA	37.60	-77.49
Ivins, UT	37.17	-113.68
Kirtland, NM	36.73	-108.36
Middletown, KY	38.25	-85.54
Mill Plain, WA	45.64	-122.49
Olivette, MO	38.67	-90.38
Sans Souci, SC	34.88	-82.42
Antigo, WI	45.14	-89.15
Cushing, OK	35.99	-96.77
Calumet Park, IL	41.66	-87.66
Saint Johns, MI	43.00	-84.56
York, NE	40.87	-97.59
Marion, NC	35.68	-82.01
Cleveland, TX	30.34	-95.09
Lake Purdy, AL	33.43	-86.68
Ellsworth, ME	44.54	-68.42
Brooksville, FL	28.56	-82.39
Creston, IA	41.06	-94.36
Southwest Ranches, FL	26.06	-80.34
Temple Hills, MD	38.81	-76.95
Arcadia, FL	27.22	-81.86
Mount Vista, WA	45.73	-122.63
Kalifornsky, AK	60.42	-151.29
Saint-Sauveur-des-Monts, QC	45.90	-74.17
Gilford, NH	43.55	-71.41
Memphis, FL	27.54	-82.56
Greenville, AL	31.83	-86.62
Port Jefferson, NY	40.95	-73.07
Bridgewater, MA	41.99	-70.98
Sheboygan Falls, WI	43.73	-87.82
Fort Scott, KS	37.84	-94.71
Port Jefferson Station, NY	40.93	-73.05
Sandpoint, ID	48.28	-116.55
Quincy, FL	30.59	-84.58
Hartsville, SC	34.37	-80.07
Lexington, TN	35.65	-88.39
Fort Lupton, CO	40.08	-104.81
Village Green-Green Ridge, PA	39.86	-75.43
Canal Winchester, OH	39.84	-82.80
Plainville, MA	42.00	-71.33
Caribou, ME	46.86	-68.01
Webster City, IA	42.47	-93.82
Milan, TN	35.92	-88.76
Wyoming, MN	45.34	-93.00
Prien, LA	30.18	-93.27
Othello, WA	46.83	-119.18
Wellington, CO	40.70	-105.01
Garden City Park, NY	40.74	-73.66
Bernardsville, NJ	40.72	-74.57
Star, ID	43.69	-116.49
Winslow, ME	44.55	-69.62
Donaldsonville, LA	30.10	-90.99
Grand Ledge, MI	42.75	-84.75
Crookston, MN	47.77	-96.61
Wilson, PA	40.68	-75.24
Lake Geneva, WI	42.59	-88.43
Lake Stickney, WA	47.88	-122.26
Kirkland Lake, ON	48.14	-80.04
White Oak, PA	40.34	-79.81
Summit Park, UT	40.75	-111.61
Baldwinsville, NY	43.16	-76.33
Harrison, TN	35.11	-85.14
Murphysboro, IL	37.76	-89.34
Newport, AR	35.60	-91.28
Fort Riley North, KS	39.11	-96.81
Hales Corners, WI	42.94	-88.05
Three Rivers, MI	41.94	-85.63
Butner, NC	36.13	-78.76
Sanger, TX	33.36	-97.17
Ruidoso, NM	33.33	-105.67
Brevard, NC	35.23	-82.73
Saint Martin, MS	30.44	-88.87
Carl Junction, MO	37.18	-94.57
Scotia, NY	42.83	-73.96
River Oaks, TX	32.78	-97.39
Dock Junction, GA	31.20	-81.52
Mukwonago, WI	42.87	-88.33
Wading River, NY	40.95	-72.84
Fort Dix, NJ	40.03	-74.62
Kennedale, TX	32.65	-97.23
Thousand Palms, CA	33.82	-116.39
Winsted, CT	41.92	-73.06
Hollis, NH	42.74	-71.59
Oakdale, LA	30.82	-92.66
Bridge City, LA	29.93	-90.17
Fern Park, FL	28.65	-81.35
Butler, NJ	41.00	-74.34
Ripon, WI	43.84	-88.84
Celina, TX	33.32	-96.78
Emerson, NJ	40.98	-74.03
Saint Johns, MO	38.71	-90.34
Hollymead, VA	38.12	-78.44
Monahans, TX	31.59	-102.89
Lampasas, TX	31.06	-98.18
Lander, WY	42.83	-108.73
Derby, CO	39.84	-104.92
Selah, WA	46.65	-120.53
South Beloit, IL	42.49	-89.04
West Helena, AR	34.55	-90.64
Sebastopol, CA	38.40	-122.82
Galliano, LA	29.44	-90.30
Fruitvale, CO	39.08	-108.50
Templeton, CA	35.55	-120.71
Duvall, WA	47.74	-121.99
Milton, WA	47.25	-122.31
Slave Lake, AB	55.28	-114.77
Kenai, AK	60.55	-151.26
Glen Ridge, NJ	40.81	-74.20
Dunbar, WV	38.36	-81.74
Southwood Acres, CT	41.96	-72.57
Woodlake, CA	36.41	-119.10
Fanwood, NJ	40.64	-74.38
Pittston, PA	41.33	-75.79
Hubbard, OH	41.16	-80.57
Williamsburg, FL	28.41	-81.44
Ridgefield, CT	41.28	-73.50
Gilberts, IL	42.10	-88.37
Port Wentworth, GA	32.15	-81.16
Maple Glen, PA	40.02	-79.98
Robinson, IL	39.01	-87.74
Halifax, MA	41.99	-70.86
Fair Plain, MI	42.09	-86.46
Kronenwetter, WI	44.82	-89.59
Ojai, CA	34.45	-119.24
Fairfax, CA	37.99	-122.59
Easton, CT	41.25	-73.30
Old Town, ME	44.93	-68.65
Hood River, OR	45.71	-121.52
Pebble Creek, FL	28.15	-82.35
Morehead, KY	37.27	-87.18
Hitchcock, TX	29.35	-95.02
Jasper, TX	30.92	-94.00
Park City, KS	37.80	-97.32
Powdersville, SC	34.79	-82.49
Pulaski, TN	35.20	-87.03
Ellwood City, PA	40.86	-80.29
Evergreen, MT	48.23	-114.28
Shorewood, MN	44.90	-93.59
West Boylston, MA	42.37	-71.79
Sound Beach, NY	40.96	-72.97
Brighton, MI	42.53	-83.78
Gettysburg, PA	39.83	-77.23
Bonner Springs, KS	39.06	-94.88
DuBois, PA	41.12	-78.76
Yreka, CA	41.74	-122.63
Acton, CA	34.47	-118.20
Princeton, IL	41.37	-89.46
Montpelier, VT	44.26	-72.58
Richfield, UT	38.77	-112.08
Berlin, NJ	39.79	-74.93
Clear Lake, IA	43.14	-93.38
Manor, TX	30.34	-97.56
Seaford, DE	38.64	-75.61
Inverness, IL	42.12	-88.10
Fletcher, NC	35.43	-82.50
New Prague, MN	44.54	-93.58
Sappington, MO	38.54	-90.38
Center Moriches, NY	40.80	-72.79
McCook, NE	40.20	-100.63
Seffner, FL	27.98	-82.28
Willow Street, PA	39.98	-76.28
Centerville, GA	32.63	-83.69
Dayton, TX	30.05	-94.89
Pukalani, HI	20.84	-156.34
Happy Valley-Goose Bay, NL	53.30	-60.33
Sandston, VA	37.52	-77.32
St Johnsbury, VT	44.43	-72.02
Meadow Lakes, AK	61.62	-149.60
Pasadena Hills, FL	28.28	-82.22
Catalina, AZ	32.51	-110.92
Wasaga Beach, ON	44.52	-80.02
Chibougamau, QC	49.92	-74.37
Hillcrest, NY	41.13	-74.04
Tiverton, RI	41.63	-71.21
Lamar, CO	38.09	-102.62
Orland, CA	39.75	-122.20
Corning, CA	39.93	-122.18
Murrells Inlet, SC	33.55	-79.04
River Rouge, MI	42.27	-83.13
Gonzales, TX	29.50	-97.45
Garnet, CA	33.90	-116.55
Yorkshire, VA	38.79	-77.45
Rathdrum, ID	47.81	-116.90
Revelstoke, BC	51.00	-118.20
Waterboro, ME	43.54	-70.72
Listowel, ON	43.73	-80.95
Aylmer, ON	42.77	-80.98
Rhinelander, WI	45.64	-89.41
Rockton, IL	42.45	-89.07
Auburn, GA	34.01	-83.83
Escalon, CA	37.80	-121.00
Seminole, OK	35.22	-96.67
Highlands, TX	29.82	-95.06
Fort Lee, VA	37.50	-77.34
Chester Springs, PA	40.10	-75.62
Herkimer, NY	43.03	-74.99
Pont Rouge, QC	48.88	-72.08
Waite Park, MN	45.56	-94.22
Connellsville, PA	40.02	-79.59
Green, OR	43.16	-123.37
Haddon Heights, NJ	39.88	-75.06
Lancaster, MA	42.46	-71.67
Oak Island, NC	33.92	-78.16
Camlachie, ON	43.04	-82.16
Clewiston, FL	26.75	-80.93
Iron Mountain, MI	45.82	-88.07
Ashland, VA	37.76	-77.48
Marengo, IL	42.25	-88.61
Banff, AB	51.18	-115.57
Yarmouth, NS	43.83	-66.12
Crystal City, TX	28.68	-99.83
Plymouth, MA	41.96	-70.67
Melrose Park, FL	26.11	-80.19
Silvis, IL	41.51	-90.42
Page, AZ	36.91	-111.46
Oakland, TN	35.23	-89.52
Monessen, PA	40.15	-79.89
Saint Louis, MI	43.41	-84.61
South Berwick, ME	43.23	-70.81
Aurora, MO	36.97	-93.72
Navasota, TX	30.39	-96.09
Salem, UT	40.05	-111.67
Rockville, CT	41.87	-72.45
Swainsboro, GA	32.60	-82.33
Citrus Hills, FL	28.89	-82.43
Villa Hills, KY	39.06	-84.59
Fishersville, VA	38.10	-78.97
Sioux Center, IA	43.08	-96.18
Pembroke, NH	43.15	-71.46
LaFollette, TN	36.38	-84.12
Charles City, IA	43.07	-92.67
Palmyra, PA	40.31	-76.59
Seminole, TX	32.72	-102.64
Essex, ON	42.18	-82.82
Irondale, GA	33.48	-84.36
Nantucket, MA	41.28	-70.10
Orting, WA	47.10	-122.20
Cotati, CA	38.33	-122.71
Twin Rivers, NJ	40.26	-74.49
Mentor-on-the-Lake, OH	41.71	-81.36
Napanee, ON	44.25	-76.95
Pinson, AL	33.69	-86.68
Lemoore Station, CA	36.26	-119.90
Melissa, TX	33.29	-96.57
Lugoff, SC	34.23	-80.69
Gresham Park, GA	33.70	-84.31
Dunellen, NJ	40.59	-74.47
Celebration, FL	28.33	-81.53
Carignan, QC	45.45	-73.30
Round Lake Park, IL	42.36	-88.08
Calipatria, CA	33.13	-115.51
Mount Horeb, WI	43.01	-89.74
Independent Hill, VA	38.64	-77.44
Brattleboro, VT	42.85	-72.56
Joshua Tree, CA	34.13	-116.31
Fairlawn, OH	41.13	-81.61
Hatboro, PA	40.17	-75.11
Washington, IA	41.30	-91.69
Fair Oaks Ranch, TX	29.75	-98.64
McGregor, FL	26.56	-81.91
Ormond-by-the-Sea, FL	29.35	-81.07
Mexia, TX	31.68	-96.48
Midland Beach, NY	40.57	-74.09
Larose, LA	29.57	-90.38
Roanoke, TX	33.00	-97.23
Manhattan, IL	41.42	-87.99
Globe, AZ	33.39	-110.79
West Dundee, IL	42.10	-88.28
Park City, IL	42.35	-87.88
Philadelphia, MS	32.77	-89.12
Chehalis, WA	46.66	-122.96
Northport, NY	40.90	-73.34
Corbin, KY	36.95	-84.10
Clinton, MA	42.42	-71.68
Cohasset, MA	42.24	-70.80
Glastonbury Center, CT	41.70	-72.60
Edgewater Park, NJ	40.07	-74.90
Batesville, MS	34.31	-89.94
Felida, WA	45.71	-122.71
Campbellton, NB	48.01	-66.67
Dayton, TN	35.49	-85.01
Sterling, MA	42.44	-71.76
Hughson, CA	37.60	-120.87
Carneys Point, NJ	39.71	-75.47
Payette, ID	44.08	-116.93
Northgate, OH	39.25	-84.59
Hampton, GA	33.39	-84.28
Beaumont, AB	53.35	-113.42
Sandwich, IL	41.65	-88.62
Quincy, WA	47.23	-119.85
Mansfield Center, MA	42.02	-71.22
Saint Augustine Shores, FL	29.81	-81.31
Canfield, OH	41.03	-80.76
Devils Lake, ND	48.11	-98.87
Bay Wood, NY	40.75	-73.29
Innisfil, ON	44.30	-79.65
Albertville, MN	45.24	-93.65
Murillo Colonia, TX	26.26	-98.11
Aberdeen, NC	35.13	-79.43
Morrow, GA	33.58	-84.34
La Feria, TX	26.16	-97.82
Hudson, NH	42.76	-71.44
Flatwoods, KY	38.52	-82.72
Collinsville, VA	36.72	-79.92
Nebraska City, NE	40.68	-95.86
Williston Park, NY	40.76	-73.64
Midland Park, NJ	40.99	-74.14
Grandview Heights, OH	39.98	-83.04
Hudsonville, MI	42.87	-85.87
Laughlin, NV	35.17	-114.57
Delson, QC	45.37	-73.55
Floresville, TX	29.13	-98.16
Altoona, WI	44.80	-91.44
Interlaken, CA	36.95	-121.73
Middleborough Center, MA	41.89	-70.93
Woodlake, VA	37.42	-77.68
Guadalupe, CA	34.97	-120.57
Woodlawn, NY	40.90	-73.87
Clarkston, WA	46.42	-117.05
Wauseon, OH	41.55	-84.14
Jennings Lodge, OR	45.39	-122.61
Palmyra, NJ	40.01	-75.03
Bloomfield, NM	36.71	-107.98
Sydney Mines, NS	46.24	-60.22
Riverdale Park, MD	38.96	-76.93
Franklin, LA	29.80	-91.50
Livingston, MT	45.66	-110.56
Harrison, WI	44.23	-88.34
New Cumberland, PA	40.23	-76.88
Fort Bragg, CA	39.45	-123.81
Baie-Saint-Paul, QC	47.44	-70.50
Salem, IL	38.63	-88.95
Buechel, KY	38.20	-85.65
Oceano, CA	35.10	-120.61
Hastings, MI	42.65	-85.29
Westmere, NY	42.69	-73.87
Forest City, NC	35.33	-81.87
Lincolnshire, IL	42.19	-87.91
Bermuda Dunes, CA	33.74	-116.29
Dry Run, OH	39.10	-84.33
Green Cove Springs, FL	29.99	-81.68
Mead, WA	47.77	-117.35
North Springfield, VA	38.80	-77.20
Piñon Hills, CA	34.43	-117.65
Neptune Beach, FL	30.31	-81.40
Odessa, FL	28.19	-82.59
Longboat Key, FL	27.41	-82.66
Westphalia, MD	38.85	-76.81
Ville Platte, LA	30.69	-92.27
Lexington, VA	37.78	-79.44
Napili-Honokowai, HI	20.98	-156.68
Strathmore, NJ	40.40	-74.21
Madison, SD	44.01	-97.11
Grand Centre, AB	54.42	-110.21
Hanover, ON	44.15	-81.03
Tell City, IN	37.95	-86.77
New Dorp, NY	40.57	-74.12
Orland Hills, IL	41.59	-87.84
Knoxville, IA	41.32	-93.11
Homestead Meadows South, TX	31.81	-106.16
North Patchogue, NY	40.79	-73.01
Bryans Road, MD	38.63	-77.07
Smithville, NJ	39.49	-74.46
Southport, NY	42.05	-76.82
Rockland, ME	44.10	-69.11
Sanibel, FL	26.45	-82.02
Summit View, WA	47.14	-122.35
Osceola, AR	35.71	-89.97
Inverness, FL	28.84	-82.33
Elkins, WV	38.93	-79.85
Beacon Square, FL	28.21	-82.76
Swanzey, NH	42.87	-72.28
Valley Center, KS	37.83	-97.37
Woodland Park, CO	38.99	-105.06
Saint Francis, MN	45.39	-93.36
Putnam, CT	41.92	-71.91
Leola, PA	40.09	-76.18
Mount Sterling, KY	38.06	-83.94
Mount Vernon, IN	40.67	-85.82
La Sarre, QC	48.80	-79.20
Mendota, IL	41.55	-89.12
Hiawatha, IA	42.04	-91.68
El Rio, CA	34.24	-119.16
Tyrone, GA	33.47	-84.60
Winooski, VT	44.49	-73.19
Pompano Beach Highlands, FL	26.28	-80.11
Hudson Falls, NY	43.30	-73.59
Asbestos, QC	45.77	-71.93
Kosciusko, MS	33.06	-89.59
Yardville, NJ	40.18	-74.66
Makawao, HI	20.86	-156.31
Highland Heights, KY	39.03	-84.45
Delafield, WI	43.06	-88.40
Merritt, BC	50.11	-120.79
Minnetrista, MN	44.94	-93.72
Southgate, FL	27.31	-82.51
LaFayette, GA	34.70	-85.28
Glenolden, PA	39.90	-75.29
Pleasantville, NY	41.13	-73.79
New London, WI	44.39	-88.74
Douglas, MA	42.05	-71.74
Seward, NE	40.91	-97.10
Atherton, CA	37.46	-122.20
Mills River, NC	35.39	-82.57
Shamokin, PA	40.79	-76.56
Pacific, MO	38.48	-90.74
Applewood, CO	39.76	-105.16
Heber Springs, AR	35.49	-92.03
East Perrine, FL	25.61	-80.34
Kaufman, TX	32.59	-96.31
Sausalito, CA	37.86	-122.49
East Hills, NY	40.79	-73.63
Pinehurst, MA	42.53	-71.23
Blandon, PA	40.44	-75.89
Belen, NM	34.66	-106.78
Demopolis, AL	32.52	-87.84
Catoosa, OK	36.19	-95.75
Trumann, AR	35.67	-90.51
Keyport, NJ	40.43	-74.20
Gulf Hills, MS	30.43	-88.84
Madison Park, NJ	40.45	-74.31
West Vero Corridor, FL	27.64	-80.49
Marshfield, MO	37.34	-92.91
Jessup, MD	39.15	-76.78
Sullivan, MO	38.21	-91.16
Mantua, VA	38.85	-77.26
Independence, OH	41.37	-81.64
Bonne Terre, MO	37.92	-90.56
Islamorada, FL	24.92	-80.63
Parkwood, WA	47.53	-122.61
Broadview Park, FL	26.10	-80.21
Pomona, NJ	39.48	-74.58
Providence, UT	41.71	-111.82
Pacific, WA	47.26	-122.25
Fayetteville, TN	35.15	-86.57
Piedmont, OK	35.64	-97.75
Logan, OH	39.54	-82.41
Greenville, NY	40.99	-73.82
Cuero, TX	29.09	-97.29
Vandalia, IL	38.96	-89.09
Hempstead, TX	30.10	-96.08
Walled Lake, MI	42.54	-83.48
Austell, GA	33.81	-84.63
Pointe-du-Lac, QC	48.50	-71.78
Venice Gardens, FL	27.07	-82.41
Village Saint George, LA	30.36	-91.07
Fort Belvoir, VA	38.71	-77.15
Los Serranos, CA	33.97	-117.71
Richland, MS	32.24	-90.16
Camden, SC	34.25	-80.61
Whitefish, MT	48.41	-114.34
West Glens Falls, NY	43.30	-73.68
New Paltz, NY	41.75	-74.09
Ponchatoula, LA	30.44	-90.44
Amory, MS	33.98	-88.49
Dayton, NJ	40.37	-74.51
Fairfield, NJ	40.88	-74.31
King, NC	36.28	-80.36
Mims, FL	28.67	-80.84
Kill Devil Hills, NC	36.03	-75.68
Russellville, KY	36.85	-86.89
Perry, FL	30.12	-83.58
Ocean City, MD	38.34	-75.08
Savage, MD	39.14	-76.82
Bellbrook, OH	39.64	-84.07
Georgetown, DE	38.69	-75.39
Milltown, NJ	40.46	-74.44
Clinton, IL	40.15	-88.96
Pelham, NY	40.91	-73.81
Alta Sierra, CA	35.73	-118.55
Marshall, MI	42.27	-84.96
Bluewater, ON	43.47	-81.60
Coteau-du-Lac, QC	45.30	-74.18
Benton, IL	38.00	-88.92
Eden Isle, LA	30.23	-89.80
Crete, NE	40.63	-96.96
Ridley Park, PA	39.88	-75.32
Milton-Freewater, OR	45.93	-118.39
Winters, CA	38.52	-121.97
Lakes of the Four Seasons, IN	41.41	-87.21
Huntingdon, PA	40.48	-78.01
Westminster, MA	42.55	-71.91
Mount Carmel, IL	38.41	-87.76
Savannah, TN	35.22	-88.25
San Martin, CA	37.08	-121.61
Delphos, OH	40.84	-84.34
Huron, OH	41.40	-82.56
Coaticook, QC	45.13	-71.80
Withamsville, OH	39.06	-84.29
Baltimore Highlands, MD	39.23	-76.64
Stratford, NJ	39.83	-75.02
Pikeville, KY	37.48	-82.52
Dalton, MA	42.47	-73.17
Lake Lorraine, FL	30.44	-86.57
Umatilla, OR	45.92	-119.34
Tolleson, AZ	33.45	-112.26
Idabel, OK	33.90	-94.83
Nyack, NY	41.09	-73.92
Eagle Mountain, TX	32.89	-97.44
Eglin Village, FL	30.46	-86.54
Tacony, PA	40.03	-75.04
Ione, CA	38.35	-120.93
Tamalpais Valley, CA	37.88	-122.55
North Portland, OR	45.61	-122.70
East End, AR	34.55	-92.34
Hampstead, QC	45.48	-73.66
Tallulah, LA	32.41	-91.19
Fairfield Glade, TN	36.00	-84.89
Fort Myers Beach, FL	26.45	-81.95
Duck Lake, BC	50.01	-119.40
North Sarasota, FL	27.37	-82.52
Orange Lake, NY	41.54	-74.10
Kenwood, OH	39.21	-84.37
Old Jefferson, LA	30.38	-91.02
Roosevelt, UT	40.30	-109.99
Burton, SC	32.44	-80.72
Valley Park, MO	38.55	-90.49
Middlebury, CT	41.53	-73.13
Kingston, RI	41.48	-71.52
Linwood, NJ	39.34	-74.58
South Weber, UT	41.13	-111.93
King, ON	43.97	-79.59
Freeland, MI	43.53	-84.12
Norwich, NY	42.53	-75.52
Portage Lakes, OH	41.01	-81.53
Cameron Park, TX	25.96	-97.48
Cameron Park Colonia, TX	25.97	-97.48
Archbald, PA	41.49	-75.54
Sturtevant, WI	42.70	-87.89
Dade City, FL	28.36	-82.20
Scappoose, OR	45.75	-122.88
La Junta, CO	37.99	-103.54
Bridgeport, MI	43.36	-83.88
Stratham Station, NH	43.05	-70.90
Black Jack, MO	38.79	-90.27
Etowah, NC	35.32	-82.59
Laurel, MT	45.67	-108.77
Sidney, NE	41.14	-102.98
Nolensville, TN	35.95	-86.67
Terrace Heights, WA	46.61	-120.44
Colonial Heights, TN	36.49	-82.50
Live Oak, FL	30.29	-82.98
Milton, PA	41.01	-76.85
Cortland, OH	41.33	-80.73
Rumson, NJ	40.37	-74.00
Great Neck Plaza, NY	40.79	-73.73
Moapa Valley, NV	36.58	-114.47
Gypsum, CO	39.65	-106.95
Hickam Field, HI	21.34	-157.96
Robinwood, MD	39.64	-77.66
Templeton, MA	42.56	-72.07
Belle Plaine, MN	44.62	-93.77
Saint Albans, VT	44.81	-73.08
Greenwood, NS	44.97	-64.93
Galax, VA	36.66	-80.92
South Cleveland, TN	35.14	-84.87
Homeacre-Lyndora, PA	40.87	-79.92
Stratmoor, CO	38.77	-104.78
Litchfield, IL	39.18	-89.65
Saint-Rémi, QC	45.27	-73.62
Oasis, CA	33.47	-116.10
Treasure Island, FL	27.77	-82.77
Mountainside, NJ	40.67	-74.36
Lucas, TX	33.08	-96.58
Gorham, ME	43.68	-70.44
Aspen, CO	39.19	-106.82
Mount Ivy, NY	41.19	-74.03
Milford, OH	39.18	-84.29
Blackwell, OK	36.80	-97.28
Lantana, TX	33.09	-97.12
Leitchfield, KY	37.48	-86.29
Plaquemine, LA	30.29	-91.23
Pollock Pines, CA	38.76	-120.59
Viola, NY	41.14	-74.08
Ambridge, PA	40.59	-80.23
Jackson, WI	43.32	-88.17
Mechanicstown, NY	41.44	-74.39
Ephraim, UT	39.36	-111.59
Laurel Hill, VA	38.72	-77.24
Cottage Grove, WI	43.08	-89.20
Mira Monte, CA	34.43	-119.29
Schriever, LA	29.74	-90.81
North Syracuse, NY	43.13	-76.13
Pratt, KS	37.64	-98.74
Bargersville, IN	39.52	-86.17
Carthage, TX	32.16	-94.34
Santa Clara, UT	37.13	-113.65
Walden, NY	41.56	-74.19
Huron, CA	36.20	-120.10
Orchard Mesa, CO	39.04	-108.55
Newport, TN	35.97	-83.19
Atlantic, IA	41.40	-95.01
Nevada, IA	42.02	-93.45
Tamaqua, PA	40.80	-75.97
Middleton, ID	43.71	-116.62
Sidney, MT	47.72	-104.16
Roeland Park, KS	39.04	-94.63
Sequim, WA	48.08	-123.10
Warwick, NY	41.26	-74.36
Allendale, NJ	41.04	-74.13
Gibsons, BC	49.40	-123.51
North Amherst, MA	42.41	-72.53
Hewlett, NY	40.64	-73.70
Winthrop Harbor, IL	42.48	-87.82
Barrington, NJ	39.86	-75.06
Carmel Hamlet, NY	41.41	-73.69
Buena Vista, MI	43.42	-83.90
Carbonear, NL	47.73	-53.21
Wickenburg, AZ	33.97	-112.73
Tuttle, OK	35.29	-97.81
Stevensville, MD	38.98	-76.31
Darnestown, MD	39.10	-77.29
Lockwood, MT	45.82	-108.41
Kirtland, OH	41.63	-81.36
Whitemarsh Island, GA	32.03	-81.02
Hornsby Bend, TX	30.25	-97.58
Myers Corner, NY	41.61	-73.87
Groesbeck, OH	39.22	-84.59
Lake City, SC	33.87	-79.76
Palmer, AK	61.60	-149.11
Nappanee, IN	41.44	-86.00
Stickney, IL	41.82	-87.78
Martins Ferry, OH	40.10	-80.72
Landen, OH	39.31	-84.28
Atkinson, NH	42.84	-71.15
Stanwood, WA	48.24	-122.37
Crescent City, CA	41.76	-124.20
Saint-Zotique, QC	45.25	-74.25
Gibsonville, NC	36.11	-79.54
Hamilton, AL	34.14	-87.99
Cos Cob, CT	41.03	-73.60
Fairview, GA	34.95	-85.28
Taylor Mill, KY	39.00	-84.50
East Porterville, CA	36.06	-118.98
Clackamas, OR	45.41	-122.57
Ogden, NC	34.27	-77.82
Bayville, NY	40.91	-73.56
Nitro, WV	38.41	-81.84
West Point, NY	41.39	-73.96
Commerce, GA	34.20	-83.46
Belle Harbor, NY	40.58	-73.85
Bowleys Quarters, MD	39.34	-76.39
Fox Point, WI	43.16	-87.90
Grove, OK	36.59	-94.77
West Bridgewater, MA	42.02	-71.01
Mount Olympus, UT	40.69	-111.79
Souderton, PA	40.31	-75.33
Brook Highland, AL	33.44	-86.67
Taneytown, MD	39.66	-77.17
Greenbrier, TN	36.43	-86.80
Manorhaven, NY	40.84	-73.71
Kimberly, WI	44.27	-88.34
Morrilton, AR	35.15	-92.74
Loomis, CA	38.82	-121.19
Willow Oak, FL	27.92	-82.02
Aquia Harbour, VA	38.46	-77.39
Kincardine, ON	44.18	-81.63
Brandywine, MD	38.70	-76.85
Church Hill, TN	36.52	-82.71
Anadarko, OK	35.07	-98.24
Marion, SC	34.18	-79.40
Watford City, ND	47.80	-103.28
De Queen, AR	34.04	-94.34
Oyster Bay, NY	40.87	-73.53
Parkville, PA	39.78	-76.96
Wedgefield, FL	28.49	-81.08
Whitinsville, MA	42.11	-71.67
Farmington, AR	36.04	-94.25
Millersville, TN	36.37	-86.71
Big Park, AZ	34.78	-111.76
Lower Allen, PA	40.23	-76.90
Belle Isle, FL	28.46	-81.36
Thomson, GA	33.47	-82.50
Silsbee, TX	30.35	-94.18
Sturgis, SD	44.41	-103.51
Fircrest, WA	47.24	-122.52
West View, PA	40.52	-80.03
Clifton Heights, PA	39.93	-75.30
Flowery Branch, GA	34.19	-83.93
Ettrick, VA	37.24	-77.43
Belfast, ME	44.43	-69.01
Cedarhurst, NY	40.62	-73.72
Seneca Falls, NY	42.91	-76.80
Clairton, PA	40.29	-79.88
Air Force Academy, CO	38.99	-104.86
North Bend, WA	47.50	-121.79
Eagle, CO	39.66	-106.83
Plessisville, QC	46.22	-71.76
Saint Gabriel, LA	30.26	-91.10
Dillon, SC	34.42	-79.37
Scottsburg, IN	38.69	-85.77
Garden Home-Whitford, OR	45.46	-122.76
South Hill, NY	42.43	-76.49
Oak Ridge, NC	36.17	-79.99
Carbondale, CO	39.40	-107.21
Trinity, NC	35.89	-79.99
Valley City, ND	46.92	-98.00
Torrington, WY	42.06	-104.18
Welcome, SC	34.83	-82.44
Normandy Park, WA	47.44	-122.34
Greenville, IL	38.89	-89.41
Noble, OK	35.14	-97.39
East Rochester, NY	43.11	-77.49
East Shoreham, NY	40.94	-72.88
North Riverside, IL	41.84	-87.82
Brownsburg-Chatham, QC	45.68	-74.42
Madras, OR	44.63	-121.13
North Caldwell, NJ	40.86	-74.26
Ancient Oaks, PA	40.55	-75.59
Opp, AL	31.28	-86.26
Litchfield, MN	45.13	-94.53
Ponoka, AB	52.68	-113.58
Boyes Hot Springs, CA	38.31	-122.48
Brier, WA	47.78	-122.27
Glen Oaks, NY	40.75	-73.71
Wollochet, WA	47.27	-122.58
Hapeville, GA	33.66	-84.41
Pea Ridge, WV	38.41	-82.32
Montevallo, AL	33.10	-86.86
Pingree Grove, IL	42.07	-88.41
Elsa, TX	26.29	-97.99
Thermalito, CA	39.51	-121.59
Viera West, FL	28.25	-80.73
Airway Heights, WA	47.64	-117.59
Folcroft, PA	39.89	-75.28
Tecumseh, OK	35.26	-96.94
Barnesville, GA	33.05	-84.16
Elmendorf Air Force Base, AK	61.26	-149.63
North Vernon, IN	39.01	-85.62
Green Hill, TN	36.22	-86.55
Buena Vista, VA	37.73	-79.35
East Glenville, NY	42.89	-73.93
Horseheads, NY	42.17	-76.82
Farr West, UT	41.30	-112.03
Oneonta, AL	33.95	-86.47
Wharton, NJ	40.89	-74.58
Tappan, NY	41.02	-73.95
Youngtown, AZ	33.59	-112.30
Batesville, IN	39.30	-85.22
Old Greenwich, CT	41.02	-73.56
Gleneagle, CO	39.05	-104.82
California, PA	40.07	-79.89
Irvington, NY	41.04	-73.87
Lacy-Lakeview, TX	31.63	-97.10
Emmett, ID	43.87	-116.50
Springs, NY	41.02	-72.16
Wildwood, FL	28.87	-82.04
Middlebury (village), VT	44.02	-73.17
Shields, MI	43.42	-84.06
Centerville, SC	34.53	-82.70
Strasburg, VA	38.99	-78.36
Saint John, MO	38.71	-90.35
Carrollton, MI	43.46	-83.93
Forest Glen, MD	39.01	-77.05
Los Fresnos, TX	26.07	-97.48
Gridley, CA	39.36	-121.69
Rittman, OH	40.98	-81.78
Roslyn Heights, NY	40.79	-73.65
Lake Shore, WA	45.69	-122.69
Canton, NY	44.60	-75.17
Cochituate, MA	42.32	-71.36
Mont-Joli, QC	48.58	-68.19
Siesta Key, FL	27.27	-82.55
Richboro, PA	40.22	-75.01
Bedford, VA	37.33	-79.52
Lawrence, NY	40.62	-73.73
Abilene, KS	38.92	-97.21
Hillsboro, OH	39.20	-83.61
Crockett, TX	31.32	-95.46
Southeast Arcadia, FL	27.19	-81.85
Henderson, TN	35.44	-88.64
Lago Vista, TX	30.46	-97.99
Unionville, NC	35.09	-80.51
Ellettsville, IN	39.23	-86.63
Inverness Highlands South, FL	28.80	-82.34
Seaside, OR	45.99	-123.92
Silver Springs Shores, FL	29.10	-82.02
Cherry Hills Village, CO	39.64	-104.96
Geneseo, IL	41.45	-90.15
Laurence Harbor, NJ	40.46	-74.25
Yorketown, NJ	40.31	-74.34
Lake Hallie, WI	44.88	-91.44
Saint Joseph, MN	45.56	-94.32
Douglas, WY	42.76	-105.38
Eliot, ME	43.15	-70.80
Rocky Mountain House, AB	52.37	-114.92
Upper Sandusky, OH	40.83	-83.28
Catasauqua, PA	40.65	-75.47
Lincoln, AL	33.61	-86.12
New Milford, CT	41.58	-73.41
Decatur, TX	33.23	-97.59
Eatonton, GA	33.33	-83.39
Boyette, FL	27.82	-82.22
Belle Haven, VA	38.79	-77.06
Kimberley, BC	49.67	-115.98
Rossford, OH	41.61	-83.56
Calverton, NY	40.91	-72.74
Riverside, MD	39.17	-76.89
Monticello, NY	41.66	-74.69
Ambler, PA	40.15	-75.22
Avon, CO	39.63	-106.52
Lutherville, MD	39.42	-76.63
Washington, NJ	40.76	-74.98
Champion Heights, OH	41.29	-80.85
Vandenberg Village, CA	34.71	-120.47
De Soto, MO	38.14	-90.56
Rockaway, NJ	40.90	-74.51
Hurricane, WV	38.43	-82.02
Collinsville, OK	36.36	-95.84
Johnson Lane, NV	39.05	-119.72
Macclenny, FL	30.28	-82.12
Lovejoy, GA	33.44	-84.31
Cheverly, MD	38.93	-76.92
Kentfield, CA	37.95	-122.56
East Farmingdale, NY	40.73	-73.42
Medfield, MA	42.19	-71.31
Ishpeming, MI	46.49	-87.67
Prospect Park, PA	39.89	-75.31
Castroville, CA	36.77	-121.76
Belpre, OH	39.27	-81.57
Brookings, OR	42.05	-124.28
Fort Pierce North, FL	27.47	-80.36
Spring Lake Park, MN	45.11	-93.24
Milford, MI	42.59	-83.60
Plattsmouth, NE	41.01	-95.88
Powell, WY	44.75	-108.76
Union, OH	39.90	-84.31
Lauderdale-by-the-Sea, FL	26.19	-80.10
Ridgefield, WA	45.82	-122.74
Lihue, HI	21.98	-159.37
Thurmont, MD	39.62	-77.41
Hamlet, NC	34.88	-79.69
Lanett, AL	32.87	-85.19
Kula, HI	20.79	-156.33
Nibley, UT	41.67	-111.83
Bethel, AK	60.79	-161.76
Covedale, OH	39.12	-84.61
Geneva, OH	39.66	-82.43
Nuevo, CA	33.80	-117.15
Mattydale, NY	43.10	-76.15
Forest Hills, PA	40.42	-79.85
Oakmont, PA	40.52	-79.84
Sudden Valley, WA	48.72	-122.35
Pocahontas, AR	36.26	-90.97
Bronxville, NY	40.94	-73.83
Wheelersburg, OH	38.73	-82.86
Landing, NJ	40.91	-74.67
Hudson, NY	42.25	-73.79
Kermit, TX	31.86	-103.09
South Monroe, MI	41.90	-83.42
Gladewater, TX	32.54	-94.94
Exeter, RI	41.58	-71.54
Solvay, NY	43.06	-76.21
Cynthiana, KY	38.39	-84.29
Whitmore Lake, MI	42.44	-83.75
Corry, PA	41.92	-79.64
Monument, CO	39.09	-104.87
Hillsborough, NC	36.08	-79.10
Talent, OR	42.25	-122.79
Riverton, WA	47.48	-122.29
Holtville, CA	32.81	-115.38
Inwood, FL	28.04	-81.77
Sealy, TX	29.78	-96.16
Pointe-Calumet, QC	45.50	-73.97
Morden, MB	49.19	-98.10
Dahlonega, GA	34.53	-83.98
Waveland, MS	30.29	-89.38
Milliken, CO	40.33	-104.86
Camp Swift, TX	30.19	-97.29
Bartonville, IL	40.65	-89.65
Bridgeport, TX	33.21	-97.75
Eudora, KS	38.94	-95.10
Mattapoisett, MA	41.66	-70.82
Wimauma, FL	27.71	-82.30
Moraine, OH	39.71	-84.22
Purcell, OK	35.01	-97.36
Prairie View, TX	30.09	-95.99
Cherry Valley, CA	33.97	-116.98
Hampstead, MD	39.60	-76.85
Bremen, GA	33.72	-85.15
Everman, TX	32.63	-97.29
Bellwood, VA	37.42	-77.44
Howland Center, OH	41.25	-80.75
Woodfin, NC	35.63	-82.58
Pelican Bay, FL	26.23	-81.81
White Oak, TX	32.53	-94.86
Iowa Park, TX	33.95	-98.67
Garrett, IN	41.35	-85.14
Eastwood, MI	42.30	-85.55
Huntington Woods, MI	42.48	-83.17
Edinboro, PA	41.87	-80.13
Metropolis, IL	37.15	-88.73
Blakely, PA	41.48	-75.59
Linglestown, PA	40.33	-76.79
Pembroke Park, FL	25.99	-80.17
Leesville, LA	31.14	-93.26
Arlington Heights, PA	40.99	-75.22
Kathleen, FL	28.12	-82.02
Glenarden, MD	38.93	-76.86
Clarkston Heights-Vineland, WA	46.39	-117.08
Gulf Breeze, FL	30.36	-87.16
Parry Sound, ON	45.35	-80.04
Red Lion, PA	39.90	-76.61
Canutillo, TX	31.91	-106.60
Walker, LA	30.49	-90.86
Coaldale, AB	49.72	-112.62
Mulvane, KS	37.47	-97.24
Louisville, MS	33.12	-89.06
Willis, TX	30.42	-95.48
Johnsburg, IL	42.38	-88.24
Selma, NC	35.54	-78.28
Franklin, PA	41.40	-79.83
Zuni Pueblo, NM	35.07	-108.85
Valley Falls, SC	35.02	-81.97
Plain City, UT	41.30	-112.09
Skowhegan, ME	44.77	-69.72
Parkville, MO	39.20	-94.68
Homeland Park, SC	34.47	-82.67
Summerland, BC	49.60	-119.67
Bee Cave, TX	30.31	-97.95
Columbiana, OH	40.89	-80.69
Rolesville, NC	35.92	-78.46
Wendell, NC	35.78	-78.37
Dighton, MA	41.81	-71.12
Marble Falls, TX	30.58	-98.28
South Williamsport, PA	41.23	-77.00
Carlstadt, NJ	40.84	-74.09
Stephenville, NL	48.55	-58.58
Knottsville, KY	37.77	-86.90
Fowler, CA	36.63	-119.68
Enoch, UT	37.77	-113.02
Amqui, QC	48.46	-67.43
Red Chute, LA	32.56	-93.61
Clyde, OH	41.30	-82.98
Estes Park, CO	40.38	-105.52
Shrewsbury, MO	38.59	-90.34
Kodiak, AK	57.79	-152.41
Bellefonte, PA	40.91	-77.78
Wilmore, KY	37.86	-84.66
Merrimac, MA	42.83	-71.00
Jackson, OH	39.05	-82.64
Danville, AL	34.41	-87.09
Ramtown, NJ	40.12	-74.14
Burnet, TX	30.76	-98.23
Margate City, NJ	39.33	-74.50
East Aurora, NY	42.77	-78.61
Dunlap, IN	41.64	-85.92
Ben Lomond, CA	37.09	-122.09
Eldridge, IA	41.66	-90.58
Columbia, MS	31.25	-89.84
Conley, GA	33.64	-84.33
Cullowhee, NC	35.31	-83.18
Beauceville, QC	46.22	-70.78
Chillicothe, IL	40.92	-89.49
Kingston, NH	42.94	-71.05
Harriman, TN	35.93	-84.55
Mila Doce, TX	26.23	-97.96
Harrisville, UT	41.28	-111.99
Hobart, WA	47.42	-121.97
Indian River Estates, FL	27.36	-80.31
Aptos, CA	36.98	-121.90
Otis Orchards-East Farms, WA	47.71	-117.08
Salem, IN	38.61	-86.10
Swarthmore, PA	39.90	-75.35
Steilacoom, WA	47.17	-122.60
Tarrant, AL	33.58	-86.77
East Garden City, NY	40.73	-73.60
Pepper Pike, OH	41.48	-81.46
New Dorp Beach, NY	40.57	-74.10
Green Knoll, NJ	40.60	-74.61
Orange City, IA	43.01	-96.06
Saint-Joseph-du-Lac, QC	45.53	-74.00
Saint Johnsbury, VT	44.42	-72.02
Lionville, PA	40.05	-75.66
Raton, NM	36.90	-104.44
Portland, IN	40.43	-84.98
Satsuma, AL	30.85	-88.06
Marvin, NC	34.99	-80.81
Keene, TX	32.40	-97.32
Boonville, IN	38.05	-87.27
Inniswold, LA	30.40	-91.08
Goddard, MD	38.99	-76.85
Plymouth Meeting, PA	40.10	-75.27
Guadalupe, AZ	33.37	-111.96
Saint Augustine Beach, FL	29.85	-81.27
East Alton, IL	38.88	-90.11
Princeton, KY	37.11	-87.88
Braidwood, IL	41.27	-88.21
Elm Grove, WI	43.04	-88.08
Pigeon Forge, TN	35.79	-83.55
Schuyler, NE	41.45	-97.06
Cold Spring, KY	39.02	-84.44
Ware, MA	42.26	-72.24
Holly, MI	42.79	-83.63
Kennett Square, PA	39.85	-75.71
Northborough, MA	42.32	-71.64
Grafton, OH	41.27	-82.05
Jamul, CA	32.72	-116.88
International Falls, MN	48.60	-93.41
Darlington, SC	34.30	-79.88
Sky Lake, FL	28.46	-81.39
Oelwein, IA	42.67	-91.91
Pauls Valley, OK	34.74	-97.22
Aztec, NM	36.82	-107.99
Village of Oak Creek (Big Park), AZ	34.78	-111.76
Elsmere, DE	39.74	-75.60
Miramar Beach, FL	30.37	-86.36
Sooke, BC	48.37	-123.73
District Heights, MD	38.86	-76.89
East Pasadena, CA	34.14	-118.07
Groveland, MA	42.76	-71.03
Lā‘ie, HI	21.65	-157.92
Carolina Beach, NC	34.04	-77.89
Lincroft, NJ	40.33	-74.12
West Greenwich, RI	41.64	-71.66
Rockford, MI	43.12	-85.56
Lynchburg, TN	35.28	-86.37
Larchmont, NY	40.93	-73.75
Theodore, AL	30.55	-88.18
Hampshire, IL	42.10	-88.53
Eldorado at Santa Fe, NM	35.53	-105.93
Iqaluit, NU	63.75	-68.52
Orlovista, FL	28.54	-81.46
Kasson, MN	44.03	-92.75
Brunswick, MD	39.31	-77.63
Saint Martinville, LA	30.13	-91.83
Ontario, OH	40.76	-82.59
Enola, PA	40.29	-76.93
Monroeville, AL	31.53	-87.32
Stone Mountain, GA	33.81	-84.17
Munford, TN	35.45	-89.82
‘Ewa Villages, HI	21.34	-158.04
Patterson, LA	29.69	-91.30
Monticello, KY	37.99	-84.55
Oxford, MA	42.12	-71.86
Twin Lakes, CO	39.82	-105.00
Childress, TX	34.43	-100.20
Osprey, FL	27.20	-82.49
Drayton Valley, AB	53.22	-114.99
Ulysses, KS	37.58	-101.36
Pimmit Hills, VA	38.91	-77.20
Twin Lakes, WI	42.53	-88.25
Sheridan, OR	45.10	-123.39
Lucas Valley-Marinwood, CA	38.04	-122.58
Littlefield, TX	33.92	-102.32
Clarion, PA	41.21	-79.39
Harvard, MA	42.50	-71.58
Manistee, MI	44.24	-86.32
Indiantown, FL	27.03	-80.49
Latimer, MS	30.53	-88.87
Truth or Consequences, NM	33.13	-107.25
Rushville, IN	39.61	-85.45
Jordan, MN	44.67	-93.63
Gunnison, CO	38.55	-106.93
De Soto, KS	38.98	-94.97
Slaton, TX	33.44	-101.64
Fruit Heights, UT	41.03	-111.90
Pahokee, FL	26.82	-80.67
Willows, CA	39.52	-122.19
Blue Bell, PA	40.15	-75.27
Joshua, TX	32.46	-97.39
Rochester, IN	41.06	-86.22
Willard, OH	41.05	-82.73
Los Ranchos de Albuquerque, NM	35.16	-106.64
Farnham, QC	45.28	-72.98
The Pas, MB	53.83	-101.25
Bangor Trident Base, WA	47.72	-122.71
Avra Valley, AZ	32.44	-111.32
Sylvester, GA	31.53	-83.84
Rindge, NH	42.75	-72.01
Sunnyvale, TX	32.80	-96.56
Hillandale, MD	39.03	-76.97
Mount Healthy, OH	39.23	-84.55
Sheridan, CO	39.65	-105.03
East Falmouth, MA	41.58	-70.56
Stewartville, MN	43.86	-92.49
Union Gap, WA	46.56	-120.48
Bay Harbor Islands, FL	25.89	-80.13
Huntingburg, IN	38.30	-86.95
Princeton, WV	37.37	-81.10
Somerset, PA	40.01	-79.08
Cambria, CA	35.56	-121.08
Berthoud, CO	40.31	-105.08
Kingsland, TX	30.66	-98.44
Clearfield, PA	41.03	-78.44
Saint-Félix-de-Valois, QC	46.17	-73.43
Fair Haven, NJ	40.36	-74.04
Jamesburg, NJ	40.35	-74.44
Independence, IA	42.47	-91.89
West Concord, MA	42.46	-71.40
Taylor, PA	41.39	-75.71
Surfside, FL	25.88	-80.13
Meridianville, AL	34.85	-86.57
Yoakum, TX	29.29	-97.15
Old Tappan, NJ	41.01	-73.99
Lakemoor, IL	42.33	-88.20
Waupaca, WI	44.36	-89.09
Whitestown, IN	40.00	-86.35
West Yarmouth, MA	41.65	-70.24
Finley, WA	46.15	-119.03
Estherville, IA	43.40	-94.83
Northville, MI	42.43	-83.48
Lake Mohegan, NY	41.32	-73.85
McKees Rocks, PA	40.47	-80.07
Roanoke, AL	33.15	-85.37
Stow, MA	42.44	-71.51
Bonnyville, AB	54.27	-110.74
Flin Flon, MB	54.77	-101.87
Countryside, IL	41.78	-87.88
Battlefield, MO	37.12	-93.37
Ganges, BC	48.85	-123.50
James Island, SC	32.72	-79.96
Albion, NY	43.25	-78.19
Ralston, NE	41.21	-96.04
Walkersville, MD	39.49	-77.35
Posen, IL	41.63	-87.68
Hartford City, IN	40.45	-85.37
Paulsboro, NJ	39.83	-75.24
Maquoketa, IA	42.07	-90.67
Gun Barrel City, TX	32.33	-96.15
Milan, MI	42.09	-83.68
Spring Hill, KS	38.74	-94.83
Erwin, TN	36.15	-82.42
Peoria Heights, IL	40.75	-89.57
Cut Off, LA	29.54	-90.34
Fort Meade, FL	27.75	-81.80
Cherryville, NC	35.38	-81.38
Medina, MN	45.04	-93.58
Notre Dame, IN	41.70	-86.24
North Manchester, IN	41.00	-85.77
Las Flores, CA	33.59	-117.63
Homeland, CA	33.74	-117.11
Gas City, IN	40.49	-85.61
Naples Park, FL	26.26	-81.81
Belmont, VA	39.06	-77.51
West Miami, FL	25.76	-80.30
South Valley Stream, NY	40.66	-73.72
Marion, VA	36.83	-81.51
Port Clinton, OH	41.51	-82.94
Chickasaw, AL	30.76	-88.07
Prospect Park, NJ	40.94	-74.17
Alpine, TX	30.36	-103.66
Silver Hill, MD	38.84	-76.95
Du Quoin, IL	38.01	-89.24
Yaphank, NY	40.84	-72.92
Pontotoc, MS	34.25	-89.00
Wailea, HI	20.69	-156.44
Wesley Hills, NY	41.16	-74.07
Colusa, CA	39.21	-122.01
Steelton, PA	40.24	-76.84
Sweetwater, TN	35.60	-84.46
Topsham, ME	43.93	-69.98
Caruthersville, MO	36.19	-89.66
Laveen, AZ	33.36	-112.17
Hebron, KY	39.07	-84.70
Glendale, MO	38.60	-90.38
Rensselaer, IN	40.94	-87.15
Cocoa West, FL	28.36	-80.77
Progreso, TX	26.09	-97.96
Hilton, NY	43.29	-77.79
East Port Orchard, WA	47.52	-122.62
Walpole, MA	42.14	-71.25
Woodcliff Lake, NJ	41.02	-74.07
Watchung, NJ	40.64	-74.45
Little Silver, NJ	40.34	-74.05
Roseburg North, OR	43.26	-123.30
West Hattiesburg, MS	31.32	-89.38
Ramblewood, NJ	39.93	-74.94
New Whiteland, IN	39.56	-86.10
Brookville, OH	39.84	-84.41
James City, NC	35.09	-77.03
Charles Town, WV	39.29	-77.86
Attalla, AL	34.02	-86.09
Norwood, PA	39.89	-75.30
Carrizo Springs, TX	28.52	-99.86
Heathrow, FL	28.76	-81.37
Trenton, MO	40.08	-93.62
Raleigh Hills, OR	45.48	-122.76
Robertsdale, AL	30.55	-87.71
Bellevue, KY	39.11	-84.48
Central City, KY	37.29	-87.12
Tanglewilde-Thompson Place, WA	47.05	-122.78
Tanglewilde, WA	47.05	-122.78
Harrah, OK	35.49	-97.16
Laurel Bay, SC	32.45	-80.78
New Brighton, PA	40.73	-80.31
Bridgewater, VA	38.38	-78.98
Vancleave, MS	30.54	-88.69
Fulshear, TX	29.69	-95.90
Lecanto, FL	28.85	-82.49
Dickson City, PA	41.47	-75.61
Roseland, NJ	40.82	-74.29
Crafton, PA	40.44	-80.07
South Patrick Shores, FL	28.20	-80.61
Delano, MN	45.04	-93.79
Lewistown, MT	47.06	-109.43
Chesapeake Beach, MD	38.69	-76.53
Wescosville, PA	40.57	-75.55
Yarmouth, ME	43.80	-70.19
Norwood, NJ	41.00	-73.96
Prosser, WA	46.21	-119.77
Zephyrhills West, FL	28.23	-82.21
Richmond, MI	42.81	-82.76
Mount Zion, IL	39.77	-88.87
Portland, CT	41.57	-72.64
Punxsutawney, PA	40.94	-78.97
Lee Acres, NM	35.15	-106.65
Plumas Lake, CA	39.02	-121.56
Port-Cartier, QC	50.03	-66.87
Dowagiac, MI	41.98	-86.11
Orange Beach, AL	30.29	-87.57
Berkley, MA	41.85	-71.08
Kingston, TN	35.88	-84.51
Junction City, OR	44.22	-123.21
Woodland, WA	45.90	-122.74
Country Homes, WA	47.75	-117.40
Gravenhurst, ON	44.92	-79.37
Buckner, KY	38.38	-85.44
Simsbury Center, CT	41.88	-72.81
Plymouth, PA	41.24	-75.94
High Springs, FL	29.83	-82.60
Sandown, NH	42.93	-71.19
Medina, NY	43.22	-78.39
Hellertown, PA	40.58	-75.34
Byron Center, MI	42.81	-85.72
Heathcote, NJ	40.39	-74.58
Louiseville, QC	46.26	-72.94
Bensley, VA	37.45	-77.44
Greenville, PA	41.40	-80.39
Branford Center, CT	41.28	-72.82
Carterville, IL	37.76	-89.08
Meraux, LA	29.93	-89.92
Charleston, MO	36.92	-89.35
Manasquan, NJ	40.13	-74.05
Saint Helena, CA	38.51	-122.47
Ada, OH	40.77	-83.82
Lucerne Valley, CA	34.44	-116.97
Warren, AR	33.61	-92.06
Shady Side, MD	38.84	-76.51
Volney, NY	43.34	-76.36
Fruitridge Pocket, CA	38.53	-121.46
The Village of Indian Hill, OH	39.18	-84.34
Lake Mills, WI	43.08	-88.91
Ranchettes, WY	41.22	-104.79
DeFuniak Springs, FL	30.72	-86.12
Union, KY	38.95	-84.68
Spring Ridge, MD	39.40	-77.35
Windcrest, TX	29.52	-98.38
Edna, TX	28.98	-96.65
Belvedere, SC	33.53	-81.94
Selinsgrove, PA	40.80	-76.86
Tellico Village, TN	35.68	-84.26
Locust Grove, GA	33.35	-84.11
Boiling Spring Lakes, NC	34.03	-78.07
Washingtonville, NY	41.43	-74.17
Cheshire Village, CT	41.50	-72.90
Hollidaysburg, PA	40.43	-78.39
Fort Wright, KY	39.05	-84.53
Melfort, SK	52.87	-104.62
Cheraw, SC	34.70	-79.88
Chadron, NE	42.83	-103.00
Lewisburg, PA	40.96	-76.88
McCordsville, IN	39.91	-85.92
Belding, MI	43.10	-85.23
Henryetta, OK	35.44	-95.98
Luling, TX	29.68	-97.65
Vine Grove, KY	37.81	-85.98
Prairie du Chien, WI	43.05	-91.14
Malone, NY	44.85	-74.29
Gustine, CA	37.26	-121.00
Jamestown, RI	41.50	-71.37
Sandersville, GA	32.98	-82.81
Moosic, PA	41.35	-75.74
Holdenville, OK	35.08	-96.40
Bay Harbor, MI	45.36	-85.08
Elburn, IL	41.89	-88.47
Southold, NY	41.06	-72.43
Granville, OH	40.07	-82.52
Centerville, IA	42.09	-93.94
Clover, SC	35.11	-81.23
Trooper, PA	40.15	-75.40
South Oroville, CA	39.50	-121.55
Solvang, CA	34.60	-120.14
McRae, GA	32.07	-82.90
Taos, NM	36.41	-105.57
Oceanport, NJ	40.32	-74.02
Beardstown, IL	40.02	-90.42
Groveport, OH	39.88	-82.88
Grayson Valley, AL	33.65	-86.64
Sinton, TX	28.04	-97.51
Citra, FL	29.41	-82.11
Loudon, TN	35.73	-84.33
St. Paul, AB	53.98	-111.29
South Apopka, FL	28.66	-81.51
Mount Carmel, PA	40.80	-76.41
Center, TX	31.51	-96.42
Hutchins, TX	32.65	-96.71
Hillsboro, IL	39.16	-89.50
White Rock, NM	35.83	-106.20
Gulf Park Estates, MS	30.39	-88.76
Petoskey, MI	45.37	-84.96
Cumming, GA	34.21	-84.14
Palmview, TX	26.23	-98.37
South Tucson, AZ	32.20	-110.97
Belmar, NJ	40.18	-74.02
Spring Grove, IL	42.44	-88.24
Sainte-Agathe-des-Monts, QC	46.05	-74.28
Rupert, ID	42.62	-113.68
Waynesboro, GA	33.09	-82.02
Sharon Hill, PA	39.91	-75.27
Spencer, MA	42.24	-71.99
Ocean Shores, WA	46.97	-124.16
Penn Wynne, PA	39.99	-75.28
Belle Fourche, SD	44.67	-103.85
Forest, MS	32.36	-89.47
Willow Springs, IL	41.74	-87.86
Wilmington, IL	41.31	-88.15
Princeville, QC	46.17	-71.87
Bright, IN	39.22	-84.86
New Carlisle, OH	39.94	-84.03
Lindale, TX	32.52	-95.41
Blauvelt, NY	41.06	-73.96
South Gate Ridge, FL	27.29	-82.50
Corunna, ON	42.88	-82.43
Kingston Estates, NJ	39.92	-74.99
Moores Mill, AL	34.84	-86.52
Barnhart, MO	38.34	-90.39
Deer Park, OH	39.21	-84.39
Marlin, TX	31.31	-96.90
West Modesto, CA	37.62	-121.04
Nazareth, PA	40.74	-75.31
Lebanon, KY	37.57	-85.25
Vegreville, AB	53.50	-112.05
Oreland, PA	40.12	-75.18
Edgemoor, DE	39.75	-75.50
Hopkinton, NH	43.19	-71.68
Corona de Tucson, AZ	31.97	-110.78
Lake Bluff, IL	42.28	-87.83
La Ronge, SK	55.10	-105.28
Nicolet, QC	46.22	-72.62
Douglass Hills, KY	38.24	-85.55
West Rancho Dominguez, CA	33.89	-118.27
Snowflake, AZ	34.51	-110.08
Fountainhead-Orchard Hills, MD	39.69	-77.72
Carlinville, IL	39.28	-89.88
Briar, TX	33.00	-97.54
Westville, IN	41.54	-86.90
Richland, NY	43.57	-76.05
Barberton, WA	45.69	-122.60
Covington, VA	37.79	-79.99
Sharon, MA	42.12	-71.18
Buckhannon, WV	38.99	-80.23
Gardnerville, NV	38.94	-119.75
Mena, AR	34.59	-94.24
Morristown, VT	44.56	-72.62
Pevely, MO	38.28	-90.40
Rib Mountain, WI	44.91	-89.68
Hingham, MA	42.24	-70.89
Monaca, PA	40.69	-80.27
Highland, NY	41.72	-73.96
Vinita, OK	36.64	-95.15
Ashburnham, MA	42.64	-71.91
Pontoon Beach, IL	38.73	-90.08
Bath, NY	42.34	-77.32
Lac-Brome, QC	45.22	-72.52
Tequesta, FL	26.97	-80.13
Ashton-Sandy Spring, MD	39.15	-77.01
Indian Hills, NV	39.09	-119.78
Zeeland, MI	42.81	-86.02
Foxborough, MA	42.07	-71.25
Lakeview, NY	42.43	-75.87
Pawcatuck, CT	41.38	-71.83
Silver Lakes, CA	34.75	-117.34
Marlow Heights, MD	38.83	-76.95
Long Beach, NC	33.91	-78.12
Rusk, TX	31.80	-95.15
Sterling, AK	60.54	-150.76
Big Stone Gap, VA	36.88	-82.75
Potomac Mills, VA	38.65	-77.29
Snyderville, UT	40.69	-111.54
Bellaire, NY	40.71	-73.75
Dresher, PA	40.14	-75.17
Rockdale, TX	30.66	-97.00
Lively, ON	46.43	-81.15
Okeechobee, FL	27.24	-80.83
Pana, IL	39.39	-89.08
Atlanta, TX	33.11	-94.16
Sainte-Anne-des-Monts, QC	49.12	-66.49
Keyes, CA	37.56	-120.92
Marieville, QC	45.43	-73.17
Finderne, NJ	40.56	-74.58
Silver Lake, NC	34.15	-77.91
Gardiner, ME	44.23	-69.78
Exeter, PA	41.32	-75.82
Richmond, MO	39.28	-93.98
Union Beach, NJ	40.45	-74.18
Charlemagne, QC	45.72	-73.48
Pelham Manor, NY	40.90	-73.81
Milton, WI	42.78	-88.94
West Hills, NY	40.82	-73.43
Breckenridge, TX	32.76	-98.90
Coraopolis, PA	40.52	-80.17
Whiteville, NC	34.34	-78.70
Woods Creek, WA	47.88	-121.90
Salamanca, NY	42.16	-78.72
Gray, LA	29.70	-90.79
Wadesboro, NC	34.97	-80.08
West Samoset, FL	27.47	-82.56
Three Points, AZ	32.08	-111.31
Hidden Valley Lake, CA	38.81	-122.56
Combee Settlement, FL	28.06	-81.91
Alma, AR	35.48	-94.22
Weldon Spring, MO	38.71	-90.69
Palmview South, TX	26.22	-98.38
Paoli, PA	40.04	-75.48
Perth, ON	44.90	-76.25
Jan-Phyl Village, FL	28.01	-81.77
Princeville, NS	45.77	-61.30
Falcon Heights, MN	44.99	-93.17
Greenwood, MO	38.85	-94.34
Wayne, NE	42.23	-97.02
Swartz Creek, MI	42.96	-83.83
Greenacres, CA	35.38	-119.11
Crozet, VA	38.07	-78.70
Donnacona, QC	46.68	-71.72
Newberry, FL	29.65	-82.61
Naples Manor, FL	26.09	-81.73
Fussels Corner, FL	28.05	-81.86
Holdrege, NE	40.44	-99.37
Woodside, CA	37.43	-122.25
Nephi, UT	39.71	-111.84
Lake Fenton, MI	42.85	-83.71
Shippensburg, PA	40.05	-77.52
Corcoran, MN	45.10	-93.55
Wappingers Falls, NY	41.60	-73.91
Gateway, AK	61.57	-149.24
Ocean City, FL	30.44	-86.61
Brady, TX	31.14	-99.34
Helena, AR	34.53	-90.59
Bessemer City, NC	35.28	-81.28
Eastham, MA	41.83	-69.97
Nurillo, TX	26.27	-98.12
Marbletown, NY	41.88	-74.11
Alton North (historical), TX	26.30	-98.30
Grissom Air Force Base, IN	40.66	-86.15
Duquesne, PA	40.38	-79.86
Webster, NY	43.21	-77.43
Marksville, LA	31.13	-92.07
Litchfield Park, AZ	33.49	-112.36
Morris Plains, NJ	40.82	-74.48
Edgerton, WI	42.84	-89.07
Paola, KS	38.57	-94.88
Jeanerette, LA	29.91	-91.66
Old Bethpage, NY	40.76	-73.45
Lake Forest, FL	25.98	-80.18
Glencoe, MN	44.77	-94.15
Hamlin, NY	43.30	-77.92
Minot Air Force Base, ND	48.42	-101.34
Rochelle Park, NJ	40.91	-74.08
Durham, CA	39.65	-121.80
Hightstown, NJ	40.27	-74.52
Anthony, TX	32.00	-106.61
West Side Highway, WA	46.18	-122.92
Adams, MA	42.62	-73.12
Fairview, NY	41.72	-73.92
Mayflower Village, CA	34.12	-118.01
Homer, AK	59.64	-151.55
Crystal Lake, FL	28.04	-81.91
Fellsmere, FL	27.77	-80.60
Waterville, OH	41.50	-83.72
West Bountiful, UT	40.89	-111.90
Monticello, IL	40.03	-88.57
Williamston, NC	35.85	-77.06
Centerport, NY	40.89	-73.38
Harris Hill, NY	42.96	-78.68
Richlands, VA	37.09	-81.79
Germantown, OH	39.63	-84.37
Pass Christian, MS	30.32	-89.25
Wyndmoor, PA	40.08	-75.19
Harrisburg, SD	43.43	-96.70
Emporia, VA	36.69	-77.54
Lyndon, VT	44.51	-72.01
Stettler, AB	52.32	-112.72
Wellston, OH	39.12	-82.53
Elverta, CA	38.71	-121.46
Glendive, MT	47.11	-104.71
Coal City, IL	41.29	-88.29
Rancho Murieta, CA	38.50	-121.09
Fort Myers Shores, FL	26.71	-81.75
Canal Fulton, OH	40.89	-81.60
Chester, SC	34.70	-81.21
Saint Clair, MI	42.82	-82.49
Northfield, IL	42.10	-87.78
Lake Murray of Richland, SC	34.12	-81.26
Southampton, MA	42.23	-72.73
Robbins, IL	41.64	-87.70
Lake Alfred, FL	28.09	-81.72
Mascotte, FL	28.58	-81.89
Red Oak, IA	41.01	-95.23
Hawkinsville, GA	32.28	-83.47
Wake Village, TX	33.43	-94.11
Iola, KS	37.92	-95.40
Algona, IA	43.07	-94.23
Turner, ME	44.26	-70.26
Anamosa, IA	42.11	-91.29
Northwood, OH	40.47	-83.73
Cumberland, IN	39.78	-85.96
El Granada, CA	37.50	-122.47
Salida, CO	38.53	-106.00
Isanti, MN	45.49	-93.25
Vail, CO	39.64	-106.37
Nashville, NC	35.97	-77.97
Somerdale, NJ	39.84	-75.02
Cameron, TX	30.85	-96.98
Brush, CO	40.26	-103.62
Gananoque, ON	44.33	-76.17
Chamberlayne, VA	37.63	-77.43
Comstock Northwest, MI	42.32	-85.52
Willard, MO	37.31	-93.43
La Habra Heights, CA	33.96	-117.95
Waimanalo, HI	21.35	-157.72
Lebanon, ME	43.39	-70.85
Fort Washington, PA	40.14	-75.21
Los Chavez, NM	34.73	-106.76
Connell, WA	46.66	-118.86
North Hills, NY	40.78	-73.68
Stroudsburg, PA	40.99	-75.19
Batesburg-Leesville, SC	33.91	-81.54
Saint-Pie, QC	45.50	-72.91
Smithers, BC	54.78	-127.17
Williamson, AZ	34.69	-112.54
Macon, MO	39.74	-92.47
Brewton, AL	31.11	-87.07
Dayton, KY	39.11	-84.47
New Holland, PA	40.10	-76.09
Glasgow Village, MO	38.75	-90.20
Mount Carmel, TN	36.55	-82.66
Rockwood, TN	35.87	-84.68
Sayre, PA	41.98	-76.52
Berlin, WI	43.97	-88.94
Clarinda, IA	40.74	-95.04
South Hooksett, NH	43.03	-71.44
Colby, KS	39.40	-101.05
Manchester, WA	47.56	-122.55
Paxtonia, PA	40.32	-76.79
Sherwood Manor, CT	42.01	-72.56
Windsor, QC	45.57	-72.00
White City, UT	40.57	-111.86
Winfield, IN	41.41	-87.28
Uhrichsville, OH	40.39	-81.35
Englewood Cliffs, NJ	40.89	-73.95
Basehor, KS	39.14	-94.94
Brownsfield, LA	30.55	-91.12
Diboll, TX	31.19	-94.78
Starke, FL	29.94	-82.11
Aberdeen, MS	33.83	-88.54
Goshen, NY	41.40	-74.32
Strawberry, CA	37.90	-122.51
Winston, OR	43.12	-123.41
Progress Village, FL	27.90	-82.36
Lochbuie, CO	40.01	-104.72
New Gloucester, ME	43.96	-70.28
Islip Terrace, NY	40.74	-73.19
Titusville, PA	41.63	-79.67
Bowling Green, MO	39.34	-91.20
Hidden Valley, IN	39.16	-84.84
Terryville, CT	41.68	-73.01
Huntertown, IN	41.23	-85.17
Timber Pines, FL	28.47	-82.60
Pinckneyville, IL	38.08	-89.38
Oxford, PA	39.79	-75.98
Fox Chapel, PA	40.51	-79.88
New Castle, DE	39.66	-75.57
Palermo, CA	39.44	-121.54
Wainwright, AB	52.83	-110.85
Suncook, NH	43.13	-71.45
Mendon, MA	42.11	-71.55
Eureka, IL	40.72	-89.27
Perezville, TX	26.22	-98.40
Petrolia, ON	42.87	-82.15
Ballston Spa, NY	43.00	-73.85
Waynesville, MO	37.83	-92.20
Summit, AZ	32.07	-110.95
Worland, WY	44.02	-107.96
Berryville, AR	36.36	-93.57
Manchester-by-the-Sea, MA	42.58	-70.77
Stapleton, NY	40.63	-74.08
Old Fig Garden, CA	36.80	-119.81
Waldon, CA	37.93	-122.06
Contra Costa Centre, CA	37.93	-122.06
Media, PA	39.92	-75.39
Wilton, CA	38.41	-121.27
Waterford, WI	42.76	-88.21
Ripley, MS	34.73	-88.95
Tyrone, PA	40.67	-78.24
Highwood, IL	42.20	-87.81
Morris, MN	45.59	-95.91
Fairport, NY	43.10	-77.44
Zimmerman, MN	45.44	-93.59
Post, TX	33.19	-101.38
Wind Lake, WI	42.83	-88.16
Hazard, KY	37.25	-83.19
Cave Creek, AZ	33.83	-111.95
Peace River, AB	56.24	-117.29
Stokesdale, NC	36.24	-79.98
Cape May Court House, NJ	39.08	-74.82
Nassau Village-Ratliff, FL	30.51	-81.81
Manitou Springs, CO	38.86	-104.92
Dacula, GA	33.99	-83.90
Calistoga, CA	38.58	-122.58
Rothschild, WI	44.89	-89.62
Byron, MN	44.03	-92.65
Pumphrey, MD	39.22	-76.64
Monticello, IN	40.75	-86.76
Yarmouth Port, MA	41.70	-70.25
Weiser, ID	44.25	-116.97
Adel, GA	31.14	-83.42
Spring Valley, IL	41.33	-89.20
Poland, ME	44.06	-70.39
Lehighton, PA	40.83	-75.71
Eucalyptus Hills, CA	32.88	-116.95
South Gastonia, NC	35.22	-81.21
New Hempstead, NY	41.15	-74.03
Palmerton, PA	40.80	-75.61
Edgewater, CO	39.75	-105.06
Hardeeville, SC	32.29	-81.08
Smiths Station, AL	32.54	-85.10
Mount Arlington, NJ	40.93	-74.63
Sussex, NB	45.72	-65.51
Newmarket, NH	43.08	-70.94
Greenbrier, AR	35.23	-92.39
McKenzie, TN	36.13	-88.52
Silver Springs, NV	39.42	-119.22
Pecan Plantation, TX	32.36	-97.68
Williamsburg, KY	36.74	-84.16
Hartsdale, NY	41.02	-73.80
Jonesborough, TN	36.29	-82.47
Asbury, IA	42.51	-90.75
Indian Wells, CA	33.72	-116.34
Cahaba Heights, AL	33.46	-86.73
Terrell Hills, TX	29.47	-98.45
Collegeville, PA	40.19	-75.45
Boulevard Park, WA	47.49	-122.32
Eastman, GA	32.20	-83.18
Linton, IN	39.03	-87.17
New Ipswich, NH	42.75	-71.85
South Haven, IN	41.54	-87.14
Warrenton, OR	46.17	-123.92
Harvest, AL	34.86	-86.75
Harpswell Center, ME	43.80	-69.98
Bliss Corner, MA	41.61	-70.94
Oliver, BC	49.18	-119.55
Bluefield, VA	37.25	-81.27
Saint Paul Park, MN	44.84	-92.99
Walterboro, SC	32.91	-80.67
Rye, NH	43.01	-70.77
Big Flats, NY	42.14	-76.94
Zephyrhills South, FL	28.21	-82.19
Saranac Lake, NY	44.33	-74.13
Creve Coeur, IL	40.65	-89.59
Turtle Creek, PA	40.41	-79.83
Meadow Lake, SK	54.13	-108.43
Schlusser, PA	40.24	-77.18
Shillington, PA	40.31	-75.97
Hampden, MA	42.06	-72.41
West Clarkston-Highland, WA	46.40	-117.06
Delhi Hills, OH	39.09	-84.61
Carlisle, OH	39.58	-84.32
Fairfield, IL	42.22	-88.06
Williamsville, NY	42.96	-78.74
Palm Springs North, FL	25.94	-80.33
Glenwood, IA	41.05	-95.74
East Moriches, NY	40.81	-72.76
Tonganoxie, KS	39.11	-95.09
Woodstock, VA	38.88	-78.51
Keyser, WV	39.44	-78.97
Folkston, GA	30.83	-82.01
Scituate, MA	42.20	-70.73
Forked River, NJ	39.84	-74.19
Dove Valley, CO	39.58	-104.83
Pea Ridge, AR	36.45	-94.12
De Witt, IA	41.82	-90.54
Chester, NH	42.96	-71.26
Waipi‘o Acres, HI	21.46	-158.01
Moab, UT	38.57	-109.55
Tracyton, WA	47.61	-122.66
Grosse Pointe, MI	42.39	-82.91
Paulden, AZ	34.89	-112.47
Schuylkill Haven, PA	40.63	-76.17
Evansville, WI	42.78	-89.30
Devon, AB	53.37	-113.74
Eaton Rapids, MI	42.51	-84.66
Hugo, OK	34.01	-95.51
Midfield, AL	33.46	-86.91
River Park, FL	27.31	-80.35
Crossett, AR	33.13	-91.96
Hoopeston, IL	40.47	-87.67
Pine Island Ridge, FL	26.09	-80.27
Concordia, KS	39.57	-97.66
New Martinsville, WV	39.64	-80.86
Floral City, FL	28.75	-82.30
Dumfries, VA	38.57	-77.33
Montevideo, MN	44.95	-95.72
Fruitland, MD	38.32	-75.62
Kennebunk, ME	43.38	-70.54
Lone Grove, OK	34.18	-97.26
Marion, MA	41.70	-70.76
Big Bear Lake, CA	34.24	-116.91
Preston, ID	42.10	-111.88
Oak Park, IN	38.31	-85.70
Grambling, LA	32.53	-92.71
Richelieu, QC	45.44	-73.25
Slinger, WI	43.33	-88.29
Bisbee, AZ	31.45	-109.93
Chelsea, MI	42.32	-84.02
Berkeley, IL	41.89	-87.90
Bangor, PA	40.87	-75.21
Grandwood Park, IL	42.39	-87.99
Saranap, CA	37.88	-122.08
Poolesville, MD	39.15	-77.42
Hutchinson Island South, FL	27.30	-80.22
Camp Pendleton North, CA	33.31	-117.32
Creswell, OR	43.92	-123.02
Rockingham, VT	43.19	-72.49
Sainte-Anne-de-Bellevue, QC	45.41	-73.95
Nelsonville, OH	39.46	-82.23
Orchard Homes, MT	46.86	-114.05
Hilmar-Irwin, CA	37.40	-120.85
Genoa, IL	42.10	-88.69
Williams, CA	39.15	-122.15
South Highpoint, FL	27.92	-82.71
Iowa Falls, IA	42.52	-93.25
Mont Belvieu, TX	29.85	-94.89
Springfield, MI	42.33	-85.24
Abbeville, SC	34.18	-82.38
Kayenta, AZ	36.73	-110.25
Rawdon, QC	46.05	-73.72
Wailua Homesteads, HI	22.07	-159.38
Gilmer, TX	32.73	-94.94
Prairie Grove, AR	35.98	-94.32
Muleshoe, TX	34.23	-102.72
Montréal-Ouest, QC	45.45	-73.65
Saint Clairsville, OH	40.08	-80.90
Sunset, UT	41.14	-112.03
Albertson, NY	40.77	-73.64
White Hall, AR	34.27	-92.09
Alva, OK	36.80	-98.67
Odessa, MO	39.00	-93.95
Chackbay, LA	29.88	-90.80
Montrose-Ghent, OH	41.15	-81.64
Winterset, IA	41.33	-94.01
Livingston, TX	30.71	-94.93
Bear Valley Springs, CA	35.16	-118.63
Brookhaven, WV	39.61	-79.90
Layhill, MD	39.09	-77.04
Mechanicville, NY	42.90	-73.69
Central, SC	34.72	-82.78
Northumberland, NY	43.13	-73.59
Birdsboro, PA	40.26	-75.80
Flat River, MO	37.85	-90.52
Glencoe, AL	33.96	-85.93
Sunnyslope, CA	34.01	-117.43
Mocksville, NC	35.89	-80.56
Lakehills, TX	29.60	-98.94
Wildwood, NJ	38.99	-74.81
Grafton, WV	39.34	-80.02
Vinton, IA	42.17	-92.02
Chardon, OH	41.61	-81.15
Stansbury park, UT	40.64	-112.30
Tipton, IN	40.28	-86.04
Tottenham, ON	44.02	-79.81
Daleville, AL	31.31	-85.71
Poplar Grove, IL	42.37	-88.82
Maplewood, WA	47.40	-122.56
Acton Vale, QC	45.65	-72.57
Tichigan, WI	42.83	-88.20
Kaser, NY	41.12	-74.07
Kings Point, NY	40.82	-73.74
Port Allen, LA	30.45	-91.21
Wheatley Heights, NY	40.76	-73.37
Bowie, TX	33.56	-97.85
Tara Hills, CA	37.99	-122.32
Dos Palos, CA	36.99	-120.63
Homestead Meadows North, TX	31.85	-106.17
New Haven, MI	43.09	-84.15
Brookshire, TX	29.79	-95.95
Sugarcreek, PA	41.42	-79.88
Carmi, IL	38.09	-88.16
Olyphant, PA	41.47	-75.60
Savannah, MO	39.94	-94.83
Dunlap, TN	35.37	-85.39
Byron, GA	32.65	-83.76
Sawmills, NC	35.82	-81.47
Pound Ridge, NY	41.21	-73.57
Piedmont, SC	34.70	-82.46
South Bay, FL	26.66	-80.72
Colona, IL	41.48	-90.35
El Cerrito Corona, CA	33.84	-117.52
Turpin Hills, OH	39.11	-84.38
Springhill, LA	33.01	-93.47
Perry, OK	36.29	-97.29
Sulphur, OK	34.51	-96.97
Sunbury, OH	40.24	-82.86
Sparta, TN	35.93	-85.46
Milan, IL	41.45	-90.57
Dayton, MN	45.24	-93.51
Chestertown, MD	39.21	-76.07
Bolivar, TN	35.26	-88.99
Columbia Falls, MT	48.37	-114.18
Bridgeville, PA	40.36	-80.11
Wahneta, FL	27.95	-81.73
Doffing, TX	26.27	-98.39
Camilla, GA	31.23	-84.21
Zapata, TX	26.91	-99.27
Auburn, NH	43.00	-71.35
Hudson, QC	45.45	-74.15
Sheldon, IA	43.18	-95.86
Fruitland, ID	44.01	-116.92
Shannon, QC	46.88	-71.51
Glennville, GA	31.94	-81.93
Summerside, OH	39.10	-84.29
Monee, IL	41.42	-87.74
Buellton, CA	34.61	-120.19
South Pasadena, FL	27.76	-82.74
North Scituate, MA	42.22	-70.79
Kensington, CA	37.91	-122.28
Deschutes River Woods, OR	43.99	-121.36
Lake Norman of Catawba, NC	35.59	-80.96
Manchester, IA	42.48	-91.46
Paris, ME	44.26	-70.50
Kenneth City, FL	27.82	-82.72
Granite Shoals, TX	30.59	-98.38
Allegan, MI	42.53	-85.86
Watseka, IL	40.78	-87.74
Cold Spring Harbor, NY	40.87	-73.46
New Burlington, OH	39.26	-84.56
Kingsford, MI	45.79	-88.07
Wapato, WA	46.45	-120.42
Giddings, TX	30.18	-96.94
McGregor, TX	31.44	-97.41
Fort Pierce South, FL	27.41	-80.35
Warm Mineral Springs, FL	27.06	-82.26
Redwood Falls, MN	44.54	-95.12
Apple Valley, OH	40.44	-82.35
Blaine, WA	48.99	-122.75
Ayden, NC	35.47	-77.42
Hampton, MD	39.42	-76.58
Eagleton Village, TN	35.80	-83.93
Shanor-Northvue, PA	40.91	-79.92
Demarest, NJ	40.96	-73.96
Northfield, NH	43.43	-71.59
Alexandria, IN	40.26	-85.68
Samsula-Spruce Creek, FL	29.05	-81.06
Childersburg, AL	33.28	-86.35
Gretna, NE	41.14	-96.24
Morganville, NJ	40.38	-74.24
Lemmon Valley, NV	39.64	-119.84
Forest Hills, TN	36.07	-86.84
Mathis, TX	28.09	-97.83
Waterloo, NY	42.90	-76.86
Moultonborough, NH	43.75	-71.40
Thiells, NY	41.21	-74.02
Vandergrift, PA	40.60	-79.56
Rainsville, AL	34.49	-85.85
Fairwood, MD	38.96	-76.78
Cherokee, IA	42.75	-95.55
Kutztown, PA	40.52	-75.78
Centreville, IL	38.58	-90.13
Lake City, MN	44.45	-92.27
Frankenmuth, MI	43.33	-83.74
Sea Cliff, NY	40.85	-73.64
Tucumcari, NM	35.17	-103.73
Saint-Henri, QC	46.69	-71.07
Valparaiso, FL	30.51	-86.50
Sainte Catherine de la Jacques Cartier, QC	46.85	-71.62
Shenandoah, IA	40.77	-95.37
Fernie, BC	49.50	-115.07
Munroe Falls, OH	41.14	-81.44
Holbrook, AZ	34.90	-110.16
Staunton, IL	39.01	-89.79
Spirit Lake, IA	43.42	-95.10
Port Isabel, TX	26.07	-97.21
Penn Yan, NY	42.66	-77.05
West Salem, WI	43.90	-91.08
Richland Center, WI	43.33	-90.39
Dellwood, MO	38.75	-90.29
West Sayville, NY	40.73	-73.10
Bryn Mawr, PA	40.30	-80.09
Saltillo, MS	34.38	-88.68
Shady Hollow, TX	30.16	-97.86
North Fond du Lac, WI	43.81	-88.48
Antigonish, NS	45.62	-62.00
Harlan, IA	41.65	-95.33
Houlton, ME	46.13	-67.84
Ironwood, MI	46.45	-90.17
Mendham, NJ	40.78	-74.60
Breakeyville, QC	46.68	-71.22
Preston City, CT	41.53	-71.97
Cutler, CA	36.52	-119.29
Saint Augustine South, FL	29.84	-81.31
Tillamook, OR	45.46	-123.85
Bondurant, IA	41.70	-93.46
Boxborough, MA	42.49	-71.53
Columbus, WI	43.34	-89.02
East Flat Rock, NC	35.28	-82.42
Travelers Rest, SC	34.97	-82.44
South Amherst, MA	42.34	-72.51
Salem, MO	37.65	-91.54
Thatcher, AZ	32.85	-109.76
Lafayette, TN	36.52	-86.03
Lake Wildwood, CA	39.23	-121.20
Krum, TX	33.26	-97.24
Mayville, WI	43.49	-88.54
Stafford Springs, CT	41.95	-72.30
Olympia Fields, IL	41.51	-87.67
Jay, ME	44.50	-70.22
Arnold, PA	40.58	-79.77
Grymes Hill, NY	40.62	-74.09
Swoyersville, PA	41.29	-75.87
Needles, CA	34.85	-114.61
Jackson, GA	33.29	-83.97
Chisholm, MN	47.49	-92.88
Carle Place, NY	40.75	-73.61
Bloomingdale, DC	38.92	-77.01
Normandy, MO	38.72	-90.30
Placitas, NM	35.31	-106.42
Waynesboro, MS	31.67	-88.65
Violet, LA	29.90	-89.90
Lake Barrington, IL	42.21	-88.15
Osceola, IA	41.03	-93.77
Angier, NC	35.51	-78.74
San Leon, TX	29.48	-94.92
Ocean Bluff-Brant Rock, MA	42.10	-70.66
Walkertown, NC	36.18	-80.15
North Oaks, MN	45.10	-93.08
Green Tree, PA	40.41	-80.05
Jackson, AL	31.51	-87.89
West Elmira, NY	42.08	-76.85
Rockport, MA	42.66	-70.62
Davison, MI	43.03	-83.52
Zebulon, NC	35.82	-78.31
Marseilles, IL	41.33	-88.71
Westvale, NY	43.05	-76.22
He‘eia, HI	21.43	-157.82
Hollywood, SC	32.73	-80.24
Falfurrias, TX	27.23	-98.14
Lawrenceburg, IN	39.09	-84.85
Circle Pines, MN	45.15	-93.15
Eastgate, WA	47.57	-122.15
Scenic Oaks, TX	29.71	-98.68
Avondale, LA	29.91	-90.20
Pleasant Run, OH	39.30	-84.56
Yosemite Lakes, CA	37.19	-119.77
Butler Beach, FL	29.80	-81.27
Winona Lake, IN	41.23	-85.82
Bristol, WI	42.56	-88.05
South Sarasota, FL	27.29	-82.53
Clarks Summit, PA	41.49	-75.71
Firthcliffe, NY	41.44	-74.05
Clementon, NJ	39.81	-74.98
Orange, VA	38.25	-78.11
Mansfield, LA	32.04	-93.70
Deale, MD	38.78	-76.56
Penns Grove, NJ	39.73	-75.47
Flora, IL	38.67	-88.49
Utica, MI	42.63	-83.03
Medical Lake, WA	47.57	-117.68
Ranson, WV	39.30	-77.86
Desloge, MO	37.87	-90.53
Crystal Springs, MS	31.99	-90.36
Westmont, PA	40.32	-78.95
Wauchula, FL	27.55	-81.81
New Boston, NH	42.98	-71.69
Boothwyn, PA	39.83	-75.44
Highland Lake, NJ	41.18	-74.46
Duryea, PA	41.34	-75.74
Amelia, OH	39.03	-84.22
Chisago City, MN	45.37	-92.89
Stone Park, IL	41.91	-87.88
Eaton, CO	40.53	-104.71
Mount Albert, ON	44.13	-79.32
Bulverde, TX	29.74	-98.45
Fort Stewart, GA	31.87	-81.61
Boulder Creek, CA	37.13	-122.12
Willow Park, TX	32.76	-97.65
Johnstown, OH	40.15	-82.69
Twin Lakes, CA	36.97	-122.00
Searingtown, NY	40.77	-73.66
Meaford, ON	44.61	-80.61
Ahoskie, NC	36.29	-76.98
Hermon, ME	44.81	-68.91
North Windham, ME	43.83	-70.44
Carthage, MS	32.73	-89.54
Brent, AL	32.94	-87.16
Wrightsboro, NC	34.29	-77.92
Breckenridge, CO	39.48	-106.04
Peppermill Village, MD	38.89	-76.89
Salem, NJ	39.57	-75.47
East Freehold, NJ	40.28	-74.25
Spry, PA	39.92	-76.68
Cicero, IN	40.12	-86.01
Chittenango, NY	43.05	-75.87
Union Grove, WI	42.69	-88.05
Windsor Heights, IA	41.60	-93.71
Seven Lakes, NC	35.28	-79.56
Palos Park, IL	41.67	-87.83
Benson, AZ	31.97	-110.29
Peculiar, MO	38.72	-94.46
Bay Hill, FL	28.47	-81.52
Toronto, OH	40.46	-80.60
Prospect, KY	38.35	-85.62
Sawgrass, FL	30.19	-81.37
Porter, IN	41.62	-87.07
Hadley, MA	42.34	-72.59
Brookdale, SC	33.51	-80.82
Shenandoah, PA	40.82	-76.20
Whiting, IN	41.68	-87.49
East Harwich, MA	41.70	-70.03
Blakely, GA	31.38	-84.93
Longview, NC	35.73	-81.38
Manheim, PA	40.16	-76.39
Flagler Beach, FL	29.47	-81.13
Salisbury, MA	42.84	-70.86
Eagar, AZ	34.11	-109.29
Highlands, NJ	40.40	-73.99
Kingfisher, OK	35.86	-97.93
Denver City, TX	32.96	-102.83
Mount Hood Village, OR	45.36	-121.98
Running Springs, CA	34.21	-117.11
Telford, PA	40.32	-75.33
Willits, CA	39.41	-123.36
Raeford, NC	34.98	-79.22
Northvale, NJ	41.01	-73.95
Niskayuna, NY	42.78	-73.85
Sansom Park, TX	32.81	-97.40
Town and Country, WA	47.73	-117.42
Franklin, NJ	41.12	-74.58
Nashville, GA	31.21	-83.25
Bellingham, MA	42.09	-71.47
Omak, WA	48.41	-119.53
Farmers Loop, AK	64.91	-147.70
Wellington, OH	41.17	-82.22
Edenton, NC	36.06	-76.61
Crestwood, KY	38.32	-85.47
Crystal City, MO	38.22	-90.38
Beckett, NJ	39.75	-75.36
Exton, PA	40.03	-75.62
Lakeview, GA	34.98	-85.26
Tea, SD	43.45	-96.84
Flower Hill, NY	40.81	-73.68
Chertsey, QC	46.07	-73.89
Platte City, MO	39.37	-94.78
Massanetta Springs, VA	38.40	-78.83
Gilbertsville, PA	40.32	-75.61
Colorado City, AZ	36.99	-112.98
Oak Park Heights, MN	45.03	-92.79
Gladstone, MI	45.85	-87.02
Luray, VA	38.67	-78.46
La Crescent, MN	43.83	-91.30
Harrington Park, NJ	40.98	-73.98
Humboldt, SK	52.20	-105.13
Lake Worth, TX	32.80	-97.45
Hudson, TX	31.32	-94.78
Manchester, MD	39.66	-76.88
Rio Bravo, TX	27.36	-99.48
Sonora, CA	37.98	-120.38
Creston, BC	49.10	-116.50
Sierra View, PA	41.01	-75.46
Sheridan, AR	34.31	-92.40
Evansdale, IA	42.47	-92.28
Clinton, IN	39.66	-87.40
Elmsford, NY	41.06	-73.82
Lakeport, CA	39.04	-122.92
Waikoloa, HI	19.94	-155.79
Metchosin, BC	48.38	-123.54
Neptune City, NJ	40.20	-74.03
Naval Academy, MD	38.99	-76.49
Carmel, NY	41.43	-73.68
Eagleville, PA	40.16	-75.41
Veneta, OR	44.05	-123.35
Rocky Mount, VA	37.00	-79.89
Carlisle, MA	42.53	-71.35
Sultan, WA	47.86	-121.82
Ridge Wood Heights, FL	27.29	-82.51
Auburn, IL	39.59	-89.75
Farrell, PA	41.21	-80.50
Dacono, CO	40.08	-104.94
Friendship Village, MD	38.96	-77.09
Mount Pleasant, TN	35.53	-87.21
Little Falls, NY	43.04	-74.86
North Braddock, PA	40.40	-79.84
Providence, TX	33.23	-96.96
Madisonville, TN	35.52	-84.36
Colchester, CT	41.58	-72.33
Seat Pleasant, MD	38.90	-76.91
Pinardville, NH	42.99	-71.51
Tallassee, AL	32.54	-85.89
Adairsville, GA	34.37	-84.93
Nolanville, TX	31.08	-97.61
Sayre, OK	35.29	-99.64
Blue Point, NY	40.74	-73.03
West Pittston, PA	41.33	-75.79
Royersford, PA	40.18	-75.54
Hockinson, WA	45.74	-122.49
Winchester, IN	40.17	-84.98
Newport, NH	43.37	-72.17
Annville, PA	40.33	-76.52
Island Park, NY	40.60	-73.66
Belleview, FL	29.06	-82.06
Berwick, LA	29.69	-91.22
Silverton, OH	39.19	-84.40
Winnsboro, LA	32.16	-91.72
Obetz, OH	39.88	-82.95
Lake Holiday, IL	41.61	-88.67
Edgefield, SC	33.79	-81.93
Smith Mills, MA	41.64	-70.99
Tulia, TX	34.54	-101.76
Meadows Place, TX	29.65	-95.59
Farmville, NC	35.60	-77.59
Brielle, NJ	40.11	-74.06
East Quogue, NY	40.84	-72.58
Hunters Creek Village, TX	29.77	-95.50
Villages of Oriole, FL	26.46	-80.15
LaBelle, FL	26.76	-81.44
Wellsville, NY	42.88	-74.27
Midway North, TX	26.19	-98.02
Glendora, NJ	39.84	-75.07
Hearst, ON	49.68	-83.67
Jonesboro, GA	33.52	-84.35
Westwood, KY	38.48	-82.67
Midway, NC	35.95	-80.22
Mount Carmel, OH	39.11	-84.30
Barling, AR	35.33	-94.30
Agassiz, BC	49.23	-121.77
Kahalu‘u, HI	21.46	-157.84
Headland, AL	31.35	-85.34
Shediac, NB	46.22	-64.54
Palmetto, GA	33.52	-84.67
Cheboygan, MI	45.65	-84.47
Whitfield, PA	40.34	-76.01
Edwardsville, PA	41.27	-75.92
Miami Heights, OH	39.17	-84.72
Lexington, OH	40.68	-82.58
Mount Olive, NC	35.20	-78.07
Vamo, FL	27.22	-82.50
New Lexington, OH	39.71	-82.21
Saint Clair, MO	38.35	-90.98
Cottleville, MO	38.75	-90.65
Newport, NC	34.79	-76.86
Rio Communities, NM	34.65	-106.73
Vandercook Lake, MI	42.19	-84.39
North Hampton, NH	42.97	-70.83
Goddard, KS	37.66	-97.58
Colville, WA	48.55	-117.91
Monticello, LA	32.60	-91.39
Brisbane, CA	37.68	-122.40
Breckenridge Hills, MO	38.71	-90.37
Pleasant Garden, NC	35.96	-79.76
Penitas, TX	26.23	-98.44
Piedmont, AL	33.92	-85.61
West Milton, OH	39.96	-84.33
Spring Lake Heights, NJ	40.15	-74.03
La Grange, TX	29.91	-96.88
Imperial, MO	38.37	-90.38
Archer Lodge, NC	35.69	-78.38
Meadow Lake, NM	34.80	-106.54
Polson, MT	47.69	-114.16
Lake Montezuma, AZ	34.63	-111.78
Devine, TX	29.14	-98.91
Georgetown, IN	40.74	-86.50
Wakefield, NH	43.57	-71.03
Elko New Market, MN	44.56	-93.33
Ward, AR	35.03	-91.95
Perry, UT	41.46	-112.03
Farley, KY	37.05	-88.57
Oak Hill, TN	36.09	-86.78
Becker, MN	45.39	-93.88
Piney, AR	34.50	-93.13
New Roads, LA	30.70	-91.44
Glen Head, NY	40.84	-73.62
Sabattus, ME	44.12	-70.11
Portland, NY	42.38	-79.47
Danville, PA	40.96	-76.61
New Boston, TX	33.46	-94.42
Hendron, KY	37.04	-88.63
Fox River Grove, IL	42.20	-88.21
Mountain Grove, MO	37.13	-92.26
Espanola, ON	46.26	-81.77
Princeton, MN	45.57	-93.58
Lake Sarasota, FL	27.29	-82.44
Erwin, NC	35.33	-78.68
Fishhook, AK	61.74	-149.24
Westlock, AB	54.15	-113.87
Simonton Lake, IN	41.75	-85.97
Old Westbury, NY	40.79	-73.60
Luverne, MN	43.65	-96.21
Myrtletown, CA	40.79	-124.13
Boiling Springs, NC	35.25	-81.67
Walnut Ridge, AR	36.07	-90.96
Mount Repose, OH	39.20	-84.22
Michigan Center, MI	42.23	-84.33
Carlyss, LA	30.17	-93.38
Baldwin City, KS	38.78	-95.19
New Castle, CO	39.57	-107.54
Azilda, ON	46.55	-81.10
Donora, PA	40.17	-79.86
Mississauga Beach, ON	43.27	-79.08
Higginsville, MO	39.07	-93.72
Granite Falls, NC	35.80	-81.43
Rochester, MA	41.73	-70.82
Canastota, NY	43.08	-75.75
Purchase, NY	41.04	-73.71
Dardanelle, AR	35.22	-93.16
Lac-Mégantic, QC	45.58	-70.88
El Cerro Mission, NM	34.76	-106.64
Whiskey Creek, FL	26.57	-81.89
DeWitt, MI	42.84	-84.57
Ossipee, NH	43.69	-71.12
Pleasant Run Farm, OH	39.30	-84.55
Newton Falls, OH	41.19	-80.98
Bayou Vista, LA	29.69	-91.27
Montebello, NY	41.14	-74.12
Dodgeville, WI	42.96	-90.13
Brookline, NH	42.73	-71.66
Ashland City, TN	36.27	-87.06
Raymond, ME	43.90	-70.47
Jackson, CA	38.35	-120.77
West Bay Shore, NY	40.71	-73.28
McMurray, PA	40.28	-80.08
Lely Resort, FL	26.08	-81.70
Rock Hill, MO	38.61	-90.38
Midway, UT	40.51	-111.47
Columbia, KY	37.10	-85.31
Offutt Air Force Base, NE	41.12	-95.92
Avalon, PA	40.50	-80.07
Erda, UT	40.61	-112.30
Flemington, NJ	40.51	-74.86
Jim Thorpe, PA	40.88	-75.73
Amite, LA	30.73	-90.51
Smithville, TN	35.96	-85.81
Mount Ephraim, NJ	39.88	-75.09
Ardsley, NY	41.01	-73.84
Madisonville, TX	30.95	-95.91
Hollis Center, ME	43.61	-70.59
Lemoyne, PA	40.24	-76.89
Fort Rucker, AL	31.34	-85.72
Elmwood, LA	29.96	-90.19
Palacios, TX	28.71	-96.22
Eldon, MO	38.35	-92.58
Buffalo, WY	44.35	-106.70
Manlius, NY	43.00	-75.98
Rockwood, ON	43.62	-80.14
Grandyle Village, NY	43.00	-78.96
Fountain Hill, PA	40.60	-75.40
Wamego, KS	39.20	-96.31
Centreville, MD	39.04	-76.07
Primera, TX	26.23	-97.76
Mineola, TX	32.66	-95.49
Pinehurst, TX	30.17	-95.68
Grand Bank, NL	47.10	-55.77
Dallas, NC	35.32	-81.18
South Bound Brook, NJ	40.55	-74.53
Kaplan, LA	30.00	-92.28
Galeville, NY	43.09	-76.17
Westlake, LA	30.24	-93.25
McLoud, OK	35.44	-97.09
Forestbrook, SC	33.72	-78.96
Wayzata, MN	44.97	-93.51
Montgomery, NY	41.53	-74.24
L'Épiphanie, QC	45.85	-73.48
Sherman, IL	39.89	-89.60
Saint James, MN	43.98	-94.63
Huber Ridge, OH	40.09	-82.92
Cherokee Village, AR	36.30	-91.52
Parker, FL	30.13	-85.60
Buena, NJ	39.51	-74.92
Deer Lake, NL	49.17	-57.43
Pittsburg, TX	33.00	-94.97
Hamilton, MT	46.25	-114.16
Dulles Town Center, VA	39.04	-77.42
Shelbyville, IL	39.41	-88.79
Hazardville, CT	41.99	-72.54
Philomath, OR	44.54	-123.37
Hope, BC	49.38	-121.44
Lexington, MO	39.18	-93.88
Foster, RI	41.85	-71.76
Humboldt, IA	42.72	-94.22
Kalāheo, HI	21.92	-159.53
Marlow, OK	34.65	-97.96
Grant City, NY	40.58	-74.10
Portola Valley, CA	37.38	-122.24
Cresaptown, MD	39.59	-78.83
Lake Darby, OH	39.96	-83.23
Barnwell, SC	33.24	-81.36
Seagate, NC	34.21	-77.84
Epsom, NH	43.22	-71.33
Addis, LA	30.35	-91.27
Chesterbrook, PA	40.08	-75.46
Jonesboro, LA	32.24	-92.72
Hawthorne, NY	41.11	-73.80
New Freedom, PA	39.74	-76.70
Planada, CA	37.29	-120.32
Negaunee, MI	46.50	-87.61
Nowthen, MN	45.33	-93.47
Pascoag, RI	41.96	-71.70
Swannanoa, NC	35.60	-82.40
East Palestine, OH	40.83	-80.54
La Pocatière, QC	47.37	-70.03
Capitol Heights, MD	38.89	-76.92
Carrollton, VA	36.95	-76.56
Ellisville, MS	31.60	-89.20
Greenfield, OH	39.35	-83.38
Barnstead, NH	43.33	-71.29
Gibsonia, FL	28.11	-81.97
North Westport, MA	41.66	-71.09
Winfield, AL	33.93	-87.82
Ogallala, NE	41.13	-101.72
West York, PA	39.95	-76.75
Orangeburg, NY	41.05	-73.95
Cobleskill, NY	42.68	-74.49
Winnfield, LA	31.93	-92.64
South Barrington, IL	42.09	-88.12
Bremen, IN	41.45	-86.15
Bridgeport, PA	40.11	-75.35
Kittery, ME	43.09	-70.74
Hummelstown, PA	40.27	-76.71
Hebbronville, TX	27.31	-98.68
Hancock, MI	47.13	-88.58
Margaret, AL	33.69	-86.47
Beattystown, NJ	40.81	-74.84
Phoenix, OR	42.28	-122.82
Point Pleasant Beach, NJ	40.09	-74.05
Ludlow, KY	39.09	-84.55
Pupukea, HI	21.65	-158.06
Wiggins, MS	30.86	-89.14
Windom, MN	43.87	-95.12
Dansville, NY	42.56	-77.70
Buckley, WA	47.16	-122.03
Montoursville, PA	41.25	-76.92
Mattawa, WA	46.74	-119.90
Edinburgh, IN	39.35	-85.97
Blackwood, NJ	39.80	-75.06
Soldotna, AK	60.49	-151.06
Flourtown, PA	40.10	-75.21
Mount Vernon, MO	37.10	-93.82
Danville, NH	42.91	-71.12
Swartz, LA	32.57	-91.99
South Sanford, ME	43.41	-70.74
Russell, KS	38.90	-98.86
Guerneville, CA	38.50	-123.00
Haverhill, NH	44.03	-72.06
Wanamassa, NJ	40.23	-74.03
Gibraltar, MI	42.10	-83.19
Berlin, MD	38.32	-75.22
Sparks, TX	31.67	-106.24
South Hill, VA	36.73	-78.13
Scott City, MO	37.22	-89.52
East Petersburg, PA	40.10	-76.35
Wrightwood, CA	34.36	-117.63
Nocatee, FL	27.16	-81.88
Montgomery, GA	31.94	-81.12
Whiteville, TN	35.33	-89.15
Church Point, LA	30.40	-92.22
Avon, MA	42.13	-71.04
Osoyoos, BC	49.03	-119.45
Sergeant Bluff, IA	42.40	-96.36
Mullins, SC	34.21	-79.25
Wenham, MA	42.60	-70.89
Chinle, AZ	36.15	-109.55
Fort Nelson, BC	58.81	-122.70
Hartwell, GA	34.35	-82.93
Del Monte Forest, CA	36.59	-121.95
Ridge Manor, FL	28.51	-82.17
Newton, NH	42.87	-71.03
Wahoo, NE	41.21	-96.62
Lost Creek, TX	30.30	-97.84
Breese, IL	38.61	-89.53
Massac, KY	37.02	-88.73
West Hazleton, PA	40.96	-76.00
Lee, NH	43.12	-71.01
Hollister, MO	36.62	-93.22
Whitmore Village, HI	21.51	-158.02
Mount Pleasant, PA	39.73	-77.08
Aurora, NE	40.87	-98.00
Jessup, PA	41.47	-75.56
Ivanhoe, CA	36.39	-119.22
Sullivan, IL	39.60	-88.61
Nikiski, AK	60.69	-151.29
Penn Estates, PA	41.04	-75.24
Reidland, KY	37.02	-88.53
Unalaska, AK	53.87	-166.53
Fayette, AL	33.68	-87.83
Rancho Calaveras, CA	38.13	-120.86
Selmer, TN	35.17	-88.59
East Greenbush, NY	42.59	-73.70
Coldwater, OH	40.48	-84.63
Mount Vernon, IA	41.92	-91.42
Pittsfield, IL	39.61	-90.81
Beavercreek, OR	45.29	-122.54
Fruitland Park, FL	28.86	-81.91
Waimānalo Beach, HI	21.33	-157.70
Haskell, AR	34.50	-92.64
Ashdown, AR	33.67	-94.13
Nashville, AR	33.95	-93.85
Littlestown, PA	39.74	-77.09
Oconto, WI	44.89	-87.86
Mead, CO	40.23	-105.00
North Laurel, MD	39.14	-76.87
Lac-Alouette, QC	45.82	-73.96
Flanders, NY	40.90	-72.62
Battlement Mesa, CO	39.44	-108.03
Tice, FL	26.67	-81.82
Turners Falls, MA	42.60	-72.56
Middletown, MD	39.44	-77.54
Lebanon, IL	38.60	-89.81
Prescott, ON	44.72	-75.52
Millinocket, ME	45.66	-68.71
Russell, ON	45.25	-75.37
Paxton, MA	42.31	-71.93
Saukville, WI	43.38	-87.94
Whitehouse, OH	41.52	-83.80
Tarentum, PA	40.60	-79.76
Geneva, AL	31.03	-85.86
Franklin Center, NJ	40.53	-74.54
Valdese, NC	35.74	-81.56
North Sea, NY	40.93	-72.41
King George, VA	38.27	-77.18
Goodland, KS	39.35	-101.71
Hearne, TX	30.88	-96.59
Plymouth, NH	43.76	-71.69
Clintonville, WI	44.62	-88.76
Saint-Joseph-de-Beauce, QC	46.30	-70.87
Elberton, GA	34.11	-82.87
Summerville, GA	34.48	-85.35
Quantico Station, VA	38.52	-77.32
Horton, AL	34.20	-86.30
Beecher, IL	41.34	-87.62
Larksville, PA	41.25	-75.93
Lanoraie, QC	45.97	-73.22
Georgetown, OH	38.86	-83.90
Tuscola, IL	39.80	-88.28
Ottawa Hills, OH	41.66	-83.64
Newport, VT	44.94	-72.21
Hinesburg, VT	44.33	-73.11
Baxley, GA	31.78	-82.35
Vilonia, AR	35.08	-92.21
Winona, MS	33.48	-89.73
Westville, NJ	40.84	-74.30
Crestline, OH	40.79	-82.74
Perryville, MD	39.56	-76.07
Hawaiian Ocean View, HI	19.07	-155.76
Bealeton, VA	38.57	-77.76
Osage Beach, MO	38.13	-92.65
Edgewood, OH	41.87	-80.77
Shingle Springs, CA	38.67	-120.93
Greendale, IN	39.11	-84.86
Jenkintown, PA	40.10	-75.13
Barrhead, AB	54.13	-114.40
Lawrenceville, IL	38.73	-87.68
Florence, NJ	39.73	-74.92
Creedmoor, NC	36.12	-78.69
Oak Grove, TN	36.41	-82.42
Castle Hills, TX	29.52	-98.52
Jacksboro, TX	33.22	-98.16
Okauchee Lake, WI	43.12	-88.44
Tazewell, VA	37.11	-81.52
Brookridge, FL	28.55	-82.49
Beaver, PA	40.70	-80.30
Glassport, PA	40.32	-79.89
Sparta, IL	38.12	-89.70
Bayside, WI	43.18	-87.90
Goulds, NL	47.46	-52.78
West Peoria, IL	40.69	-89.63
Santa Ynez, CA	34.61	-120.08
Silverthorne, CO	39.63	-106.07
Moses Lake North, WA	47.19	-119.32
Ellisburg, NJ	39.91	-75.01
Sykesville, MD	39.37	-76.97
Littleton, NH	44.31	-71.77
Berthierville, QC	46.08	-73.18
Scottsville, KY	36.75	-86.19
Sainte Genevieve, MO	37.98	-90.04
Carmel Valley Village, CA	36.51	-121.77
Carver Ranches, FL	25.99	-80.19
Orangetree, FL	26.29	-81.59
Dorneyville, PA	40.58	-75.52
Ligonier, IN	41.47	-85.59
Candia, NH	43.08	-71.28
Prairie Heights, WA	47.15	-122.11
Denair, CA	37.53	-120.80
Scarborough, ME	43.58	-70.32
Millis-Clicquot, MA	42.16	-71.35
Coopertown, TN	36.44	-86.97
Lindstrom, MN	45.39	-92.85
Adamsville, AL	33.60	-86.96
Leisure Village, NJ	40.04	-74.18
Ottawa, OH	41.02	-84.05
Hamburg, PA	40.56	-75.98
California, MO	38.63	-92.57
Greenville, KY	37.20	-87.18
River Road, NC	35.51	-76.99
Kanab, UT	37.05	-112.53
Coleman, TX	31.83	-99.43
Edwardsville, KS	39.06	-94.82
Daytona Beach Shores, FL	29.18	-80.98
Harrogate, TN	36.58	-83.66
Suncoast Estates, FL	26.71	-81.87
Barrow, AK	71.29	-156.79
Social Circle, GA	33.66	-83.72
Magnolia, NJ	39.95	-74.66
Rogersville, TN	36.41	-83.01
Madeira Beach, FL	27.80	-82.80
Batesburg, SC	33.91	-81.55
Cherry Grove, OH	39.07	-84.32
Black Diamond, WA	47.31	-122.00
Dutch Harbor, AK	53.89	-166.54
Lyons, GA	32.20	-82.32
West Ocean City, MD	38.33	-75.11
Hyde Park, UT	41.80	-111.82
Mauston, WI	43.80	-90.08
Gardnertown, NY	41.54	-74.07
Indian Mountain Lake, PA	41.00	-75.51
Clearwater, SC	33.50	-81.89
Magee, MS	31.87	-89.73
Saint Bernard, OH	39.17	-84.50
San Diego, TX	27.76	-98.24
Red Lake, ON	51.02	-93.83
Dilworth, MN	46.88	-96.70
Cochran, GA	32.39	-83.35
Florence, MS	32.15	-90.13
Maize, KS	37.78	-97.47
Buchanan, MI	41.83	-86.36
City Island, NY	40.85	-73.79
Viroqua, WI	43.56	-90.89
Lamar, MO	37.50	-94.28
Hurstbourne, KY	38.24	-85.59
South Haven, MI	42.40	-86.27
Brookfield, MO	39.78	-93.07
Rockford, MN	45.09	-93.73
Clarkson, NY	43.23	-77.93
Benton, KY	36.86	-88.35
Paxton, IL	40.46	-88.10
Sauk Centre, MN	45.74	-94.95
North Kansas City, MO	39.13	-94.56
Dawson, GA	31.77	-84.45
Tiptonville, TN	36.38	-89.47
Parker, TX	33.06	-96.62
Chatsworth, GA	34.77	-84.77
Verdigris, OK	36.23	-95.69
Coopersville, MI	43.06	-85.93
Garwood, NJ	40.65	-74.32
Del Mar, CA	32.96	-117.27
Tinicum, PA	40.45	-75.11
Denton, MD	38.88	-75.83
Taylor Creek, FL	27.22	-80.79
Vandalia, MO	39.31	-91.49
Central Gardens, TX	30.00	-94.01
South Lebanon, OH	39.37	-84.21
Pinetop-Lakeside, AZ	34.14	-109.96
Park Layne, OH	39.89	-84.04
Hampden, ME	44.74	-68.84
Hometown, IL	41.73	-87.73
Camanche, IA	41.79	-90.26
Archbold, OH	41.52	-84.31
Saint Robert, MO	37.83	-92.18
Central Valley (historical), CA	40.68	-122.37
Springville, NY	42.51	-78.67
Shelley, ID	43.38	-112.12
Redwood, TX	29.81	-97.91
Medford, WI	45.14	-90.34
Belton, SC	34.52	-82.49
Marshfield, MA	42.09	-70.71
Plains, PA	41.28	-75.85
Lopezville, TX	26.24	-98.16
Kings Park, VA	38.81	-77.24
Armonk, NY	41.13	-73.71
Cramerton, NC	35.24	-81.08
Cortland, IL	41.92	-88.69
Williamstown, MA	42.71	-73.20
Youngstown, FL	30.36	-85.44
Dumas, AR	33.89	-91.49
Polk City, IA	41.77	-93.71
Anna, IL	37.46	-89.25
American Falls, ID	42.79	-112.85
Whiteland, IN	39.55	-86.08
Stafford, VA	38.42	-77.41
Kingsville, MD	39.45	-76.42
Brownsville, LA	32.49	-92.15
Cockrell Hill, TX	32.74	-96.89
Deerfield, NH	44.23	-71.62
Stowe, VT	44.47	-72.68
Temple, GA	33.74	-85.03
Wolverine Lake, MI	42.56	-83.47
Sparta, MI	43.16	-85.71
Carver, MN	44.76	-93.63
Atlantic Highlands, NJ	40.41	-74.03
Narberth, PA	40.01	-75.26
Edgartown, MA	41.39	-70.51
North Terre Haute, IN	39.53	-87.36
High Ridge, MO	38.46	-90.54
Groesbeck, TX	31.52	-96.53
Rutherford, PA	40.27	-76.77
Plain City, OH	40.11	-83.27
Hokes Bluff, AL	34.00	-85.87
Rockmart, GA	34.00	-85.04
Clay Center, KS	37.52	-96.77
Berryville, VA	39.15	-77.98
Osawatomie, KS	38.50	-94.95
Deep River, ON	46.10	-77.50
Austin, IN	38.76	-85.81
Pleasant View, TN	36.39	-87.04
Herricks, NY	40.76	-73.67
East Troy, WI	42.79	-88.41
Monte Vista, CO	37.58	-106.15
West Wendover, NV	40.74	-114.07
Santa Venetia, CA	38.00	-122.53
La Joya, TX	26.25	-98.48
Hampton, IA	42.74	-93.20
Watertown, MN	44.96	-93.85
Farmington, ME	44.67	-70.15
Mountain Lakes, NJ	40.89	-74.43
Le Roy, NY	42.98	-77.98
Caldwell, TX	30.53	-96.69
Surfside Beach, SC	33.61	-78.97
Hawaiian Beaches, HI	19.54	-154.92
West Jefferson, OH	39.94	-83.27
Jersey Shore, PA	41.20	-77.26
Emerald Lake Hills, CA	37.46	-122.27
Ford City, CA	35.15	-119.46
Louisburg, KS	38.62	-94.68
Point Pleasant, WV	38.84	-82.14
Slatington, PA	40.75	-75.61
Armstrong, BC	50.45	-119.20
Ellenton, FL	27.52	-82.53
Jourdanton, TX	28.92	-98.55
Heber, CA	32.73	-115.53
Buhl, ID	42.60	-114.76
Waverly, OH	39.13	-82.99
Falmouth, VA	38.32	-77.47
Tortolita, AZ	32.41	-111.02
Sherborn, MA	42.24	-71.37
Riverdale, NJ	40.99	-74.30
Royal Pines, NC	35.48	-82.52
Sharpsville, PA	41.26	-80.47
Bigfork, MT	48.06	-114.07
China, ME	44.48	-69.52
Phoenix Lake, CA	38.01	-120.31
Terrasse-des-Pins, QC	45.86	-74.07
Bradley Beach, NJ	40.20	-74.01
Sebring, OH	40.92	-81.02
Waverly, NY	42.01	-76.53
Spindale, NC	35.36	-81.93
Bellville, TX	29.95	-96.26
Euharlee, GA	34.14	-84.93
Minersville, PA	40.69	-76.26
Santa Teresa, NM	31.86	-106.64
Paradise Hills, NM	35.20	-106.70
Prairie du Sac, WI	43.29	-89.72
Big Pine Key, FL	24.67	-81.35
Mitchell, IN	38.73	-86.47
Walhalla, SC	34.76	-83.06
Barrington Hills, IL	42.14	-88.16
Scottdale, PA	40.10	-79.59
Lyncourt, NY	43.08	-76.13
Kindersley, SK	51.47	-109.17
Lonoke, AR	34.78	-91.90
Paintsville, KY	37.81	-82.81
Wolfforth, TX	33.51	-102.01
Bristow, OK	35.83	-96.39
Blanchester, OH	39.29	-83.99
Adel, IA	41.61	-94.02
Grafton, ND	48.41	-97.41
Cortez, FL	27.47	-82.69
Freeburg, IL	38.43	-89.91
Clarkdale, AZ	34.77	-112.06
Egg Harbor City, NJ	39.53	-74.65
Spotsylvania Courthouse, VA	38.20	-77.59
Verona, VA	38.20	-79.01
Mary Esther, FL	30.41	-86.67
Greene, ME	44.19	-70.14
Mojave, CA	35.05	-118.17
Maniwaki, QC	46.38	-75.97
Lorane, PA	40.29	-75.85
Lisbon, CT	41.60	-72.01
Honesdale, PA	41.58	-75.26
Iroquois Falls, ON	48.77	-80.68
West Laurel, MD	39.10	-76.90
North Wilkesboro, NC	36.16	-81.15
University Gardens, NY	40.78	-73.72
Cornwall, PA	40.27	-76.41
Cornelia, GA	34.51	-83.53
Westover, WV	39.63	-79.97
Dilley, TX	28.67	-99.17
Ipswich, MA	42.68	-70.84
West Newbury, MA	42.80	-70.99
Channel-Port aux Basques, NL	47.57	-59.14
Bolton, MA	42.43	-71.61
Pendleton, IN	40.00	-85.75
Mattituck, NY	40.99	-72.53
Rumford, ME	44.55	-70.55
Slaughterville, OK	35.09	-97.34
Leisure Village East, NJ	40.03	-74.16
South Greeley, WY	41.10	-104.81
Millsboro, DE	38.59	-75.29
Saint James, MO	38.00	-91.61
Cotulla, TX	28.44	-99.24
Pennside, PA	40.34	-75.88
Bethlehem, NC	35.83	-81.31
Chariton, IA	41.01	-93.31
Winchendon, MA	42.69	-72.04
Beaufort, NC	34.72	-76.66
Sellersville, PA	40.35	-75.30
West Milwaukee, WI	43.01	-87.97
Burnham, IL	41.64	-87.56
Dillon, MT	45.22	-112.64
Grand Forks, BC	49.03	-118.44
Vassalboro, ME	44.46	-69.68
Prescott, WI	44.75	-92.80
French Island, WI	43.86	-91.26
Rosemont, IL	42.00	-87.88
Long Hill, CT	41.35	-72.05
Mystic, CT	41.35	-71.97
Lochmoor Waterway Estates, FL	26.64	-81.91
Dyersville, IA	42.48	-91.12
Jefferson, IA	42.02	-94.38
Greenstone, ON	49.73	-87.17
Holmes Beach, FL	27.50	-82.71
Swan River, MB	52.11	-101.27
Springville, AL	33.78	-86.47
Pittsboro, NC	35.72	-79.18
Falls City, NE	40.06	-95.60
Comanche, TX	31.90	-98.60
East Merrimack, NH	42.87	-71.48
Hazlehurst, GA	31.87	-82.59
Dimmitt, TX	34.55	-102.31
Centralia, MO	39.21	-92.14
Northwoods, MO	38.70	-90.28
West Bradenton, FL	27.50	-82.61
Monongahela, PA	40.20	-79.93
University Park, NM	32.28	-106.75
Lindale, GA	34.19	-85.17
West Reading, PA	40.33	-75.95
Canton, NC	35.53	-82.84
Ashville, OH	39.72	-82.95
Trent Woods, NC	35.08	-77.09
Sullivan City, TX	26.28	-98.56
Bellaire, OH	40.02	-80.74
Lake Wisconsin, WI	43.37	-89.58
Empire, CA	37.64	-120.90
Leland, MS	33.41	-90.90
Westway, TX	31.96	-106.58
Wauna, WA	47.38	-122.64
Alturas, FL	27.87	-81.72
Gang Mills, NY	42.15	-77.11
Gatlinburg, TN	35.71	-83.51
Pine Level, AL	32.58	-86.47
Salem, CT	41.49	-72.28
China Grove, NC	35.57	-80.58
Rutherfordton, NC	35.37	-81.96
Fayetteville, NY	43.03	-76.00
Oakwood, GA	34.23	-83.88
Reiffton, PA	40.32	-75.87
Stonewall, MB	50.13	-97.33
Cedarville, OH	39.74	-83.81
Wadena, MN	46.44	-95.14
Hamilton, NY	42.83	-75.54
Broadmoor, CA	37.69	-122.48
Avenue B and C, AZ	32.72	-114.66
North East, PA	42.22	-79.83
Morgans Point Resort, TX	31.15	-97.46
Columbiana, AL	33.18	-86.61
Carlisle, IA	41.50	-93.49
Chester, MD	38.98	-76.29
Wayland, MI	42.67	-85.64
Aldan, PA	39.92	-75.29
Ho-Ho-Kus, NJ	41.00	-74.10
Volo, IL	42.33	-88.17
Welcome, NC	35.90	-80.26
Bluffton, OH	40.90	-83.89
Indian River Shores, FL	27.72	-80.38
Armona, CA	36.32	-119.71
Jasper, FL	30.52	-82.95
Sullivan, IN	39.10	-87.41
Randleman, NC	35.82	-79.80
Rivière-Rouge, QC	46.42	-74.87
Rosebank, NY	40.61	-74.07
Vermilion, AB	53.35	-110.86
Taylor, AZ	34.47	-110.09
Hau‘ula, HI	21.61	-157.91
Grant, MN	45.08	-92.91
Hooksett, NH	43.10	-71.47
Medford Lakes, NJ	39.86	-74.80
Byram, CT	41.00	-73.65
Golden Triangle, NJ	39.93	-75.04
Morrison, IL	41.81	-89.97
Goodview, MN	44.06	-91.70
Fetters Hot Springs-Agua Caliente, CA	38.32	-122.49
Marine City, MI	42.72	-82.49
East Hampton North, NY	40.97	-72.19
Pipestone, MN	44.00	-96.32
Suquamish, WA	47.73	-122.55
Hickory Creek, TX	33.12	-97.04
South Chicago Heights, IL	41.48	-87.64
Breinigsville, PA	40.54	-75.63
Newport, SC	34.99	-81.10
Lathrup Village, MI	42.50	-83.22
Didsbury, AB	51.67	-114.14
Trenton, TN	35.98	-88.94
Liberty, NY	41.80	-74.75
Ely, NV	39.25	-114.89
Pocomoke City, MD	38.08	-75.57
Isle of Palms, SC	32.79	-79.79
Broken Bow, OK	34.03	-94.74
Roselawn, IN	41.14	-87.31
Shrewsbury, NJ	40.33	-74.06
Woodruff, SC	34.74	-82.04
Churchville, PA	40.19	-75.02
Melville, SK	50.92	-102.80
Forty Fort, PA	41.28	-75.88
Barnesville, OH	39.99	-81.18
Williamston, SC	34.62	-82.48
Medina, TN	35.80	-88.77
Kenmar, PA	41.25	-76.96
Warminster Heights, PA	40.19	-75.08
Spackenkill, NY	41.66	-73.91
El Verano, CA	38.30	-122.49
Malden, MO	36.56	-89.97
Peotone, IL	41.33	-87.79
Colorado City, TX	32.39	-100.86
Indian Rocks Beach, FL	27.88	-82.85
Vidalia, LA	31.57	-91.43
Metter, GA	32.40	-82.06
Bardonia, NY	41.11	-74.00
Reedsport, OR	43.70	-124.10
Wolf Lake, MI	43.25	-86.11
Whiteriver, AZ	33.84	-109.96
San Carlos, AZ	33.35	-111.85
Goulding, FL	30.44	-87.22
Smithville, TX	30.01	-97.16
Sinking Spring, PA	40.33	-76.01
Burgaw, NC	34.55	-77.93
Nassau Bay, TX	29.54	-95.09
Raynham Center, MA	41.92	-71.05
Lisbon Falls, ME	44.00	-70.06
Cool, CA	38.89	-121.01
Pecan Acres, TX	32.97	-97.47
Forestdale, MA	41.69	-70.50
Caro, MI	43.49	-83.40
Holtville, AL	32.64	-86.33
Rockaway Point, NY	40.56	-73.92
Kewaskum, WI	43.52	-88.23
Manchester, GA	32.86	-84.62
June Park, FL	28.07	-80.68
Cold Spring, MN	45.46	-94.43
Lake of the Woods, AZ	34.16	-109.99
Eastwood, LA	32.56	-93.57
Pilot Point, TX	33.40	-96.96
Louisville, TN	35.82	-84.05
Butler, MO	38.26	-94.33
Dundee, FL	28.02	-81.62
Waverly, TN	36.08	-87.79
Haleyville, AL	34.23	-87.62
Rydal, GA	34.34	-84.72
Fleetwood, PA	40.45	-75.82
Metabetchouan-Lac-a-la-Croix, QC	48.41	-71.78
Berne, IN	40.66	-84.95
Assonet, MA	41.80	-71.07
Benton Heights, MI	42.13	-86.41
Hampstead, NC	34.37	-77.71
Fort Gibson, OK	35.80	-95.25
Weston, WV	39.04	-80.47
Ellenville, NY	41.72	-74.40
Bunche Park, FL	25.92	-80.24
Mount Olive, AL	33.67	-86.86
Martensville, SK	52.28	-106.67
Boylston, MA	42.39	-71.70
Carleton-sur-Mer, QC	48.11	-66.13
Fulton, MS	34.27	-88.41
Riva, MD	38.95	-76.58
Fredericktown, MO	37.56	-90.29
Laurel, DE	38.56	-75.57
Vineland, ON	43.15	-79.40
Boca Pointe, FL	26.33	-80.16
Senoia, GA	33.30	-84.55
Woodson Terrace, MO	38.73	-90.36
Livingston, TN	36.38	-85.32
Argo, AL	33.69	-86.50
Mahanoy City, PA	40.81	-76.14
Barboursville, WV	38.41	-82.29
Chalfont, PA	40.29	-75.21
East Windsor, CT	41.91	-72.55
Dexter, MI	42.34	-83.89
Bunkie, LA	30.95	-92.18
Oak View, CA	34.40	-119.30
Hallsville, TX	32.50	-94.57
Waterloo, QC	45.35	-72.52
Eldorado, IL	37.81	-88.44
Dwight, IL	41.09	-88.43
Cannon Falls, MN	44.51	-92.91
Alfred, NY	42.25	-77.79
Arlington, NY	41.70	-73.90
Elkin, NC	36.24	-80.85
LaVerkin, UT	37.20	-113.27
Chelan, WA	47.84	-120.02
Grayson, KY	38.33	-82.95
Scandia, MN	45.25	-92.81
Felton, CA	37.05	-122.07
Grant-Valkaria, FL	27.94	-80.57
Richmond, ON	45.18	-75.83
Woodbridge, VA	38.66	-77.25
Algonac, MI	42.62	-82.53
Fenton, MO	38.51	-90.44
Thomasville, AL	31.91	-87.74
Morgan, UT	41.04	-111.68
Boyertown, PA	40.33	-75.64
Caseyville, IL	38.64	-90.03
Waynesburg, PA	39.90	-80.18
Westborough, MA	42.27	-71.62
Rosedale, WA	47.33	-122.65
Greencastle, PA	39.79	-77.73
Gordon Heights, NY	40.86	-72.97
Selby-on-the-Bay, MD	38.92	-76.52
Kildeer, IL	42.17	-88.05
Golden, BC	51.30	-116.97
Rosewood Heights, IL	38.89	-90.08
Manning, SC	33.70	-80.21
Baden, PA	40.64	-80.23
Buckingham, FL	26.68	-81.73
Fremont, MI	43.47	-85.94
Pocola, OK	35.23	-94.48
Verchères, QC	45.78	-73.35
Mosinee, WI	44.79	-89.70
Brewerton, NY	43.24	-76.14
Rigby, ID	43.67	-111.91
Baxter Springs, KS	37.02	-94.74
Sissonville, WV	38.53	-81.63
Citrus Park, AZ	33.55	-112.44
Fordyce, AR	33.81	-92.41
Spencer, OK	35.52	-97.38
Highlands-Baywood Park, CA	37.52	-122.35
Madison, GA	33.60	-83.47
Westport, NC	35.50	-80.98
Wonder Lake, IL	42.39	-88.35
Grande Cache, AB	53.88	-119.14
Garden City South, NY	40.71	-73.66
San Joaquin, CA	36.61	-120.19
Chagrin Falls, OH	41.44	-81.39
Level Green, PA	40.39	-79.72
Forest City, IA	43.26	-93.64
Orange, MA	42.59	-72.31
Dallastown, PA	39.90	-76.64
Wood Village, OR	45.53	-122.42
Stilwell, OK	35.81	-94.63
Saw Creek, PA	41.11	-75.05
Alvarado, TX	32.41	-97.21
Charleroi, PA	40.14	-79.90
Forsyth, GA	33.03	-83.94
Aumsville, OR	44.84	-122.87
Mount Plymouth, FL	28.81	-81.53
Crescent Springs, KY	39.05	-84.58
Bystrom, CA	37.62	-120.99
South Brooksville, FL	28.54	-82.38
Columbus, MN	45.27	-93.05
Niwot, CO	40.10	-105.17
Bloomfield Hills, MI	42.58	-83.25
Skyline View, PA	40.34	-76.73
New Lebanon, OH	39.75	-84.38
North Great River, NY	40.75	-73.17
Cross Plains, WI	43.11	-89.66
Ridgeland, SC	32.48	-80.98
Le Sueur, MN	44.46	-93.92
Menands, NY	42.69	-73.72
Rossville, GA	34.98	-85.29
Rose Hill, KS	37.56	-97.14
Oakhurst, NJ	40.27	-74.02
Nipawin, SK	53.37	-104.00
The Meadows, FL	27.36	-82.47
Dundee, MI	41.96	-83.66
Montpelier, OH	41.58	-84.61
Akron, PA	40.16	-76.20
Belleair, FL	27.94	-82.81
Oaklyn, NJ	39.90	-75.08
Shallotte, NC	33.97	-78.39
Otsego, MI	42.46	-85.70
Washington Park, IL	38.64	-90.09
Ball, LA	31.42	-92.41
Fort McKinley, OH	39.80	-84.25
Highgrove, CA	34.02	-117.33
Danielson, CT	41.80	-71.89
Woodbridge, CA	38.15	-121.30
Picton, ON	44.00	-77.13
Mullica Hill, NJ	39.74	-75.22
Le Claire, IA	41.60	-90.34
Elmira Heights, NY	42.13	-76.82
Sheffield, OH	41.42	-82.10
Lawrence Park, PA	42.15	-80.02
Bonsall, CA	33.29	-117.23
Washington, GA	33.74	-82.74
Springfield, VT	43.30	-72.48
Hubbardston, MA	42.47	-72.01
Mulberry, FL	27.90	-81.97
Reminderville, OH	41.35	-81.40
Heritage Hills, NY	41.34	-73.70
Walthourville, GA	31.77	-81.63
Windber, PA	40.24	-78.84
Baldwin, WI	44.97	-92.37
Fairway, KS	39.02	-94.63
Hale‘iwa, HI	21.59	-158.10
Lafayette, OR	45.24	-123.11
Larned, KS	38.18	-99.10
Saint Joseph, IL	40.11	-88.04
Mount Hermon, VA	36.68	-79.42
Wallace, NC	34.74	-78.00
Hugoton, KS	37.18	-101.35
Castle Point, MO	38.76	-90.25
Saint-Augustin, QC	51.23	-58.65
Throop, PA	41.45	-75.61
Fortville, IN	39.93	-85.85
Gamewell, NC	35.87	-81.60
Spurgeon, TN	36.44	-82.46
Bunker Hill Village, TX	29.77	-95.53
Highland Mills, NY	41.35	-74.13
Port Aransas, TX	27.83	-97.06
Lewisburg, WV	37.80	-80.45
Village Shires, PA	40.20	-74.97
Jasper, AB	52.88	-118.08
Park Rapids, MN	46.92	-95.06
Warren, ME	44.12	-69.24
Williamstown, KY	38.64	-84.56
Country Lake Estates, NJ	39.94	-74.54
Nottingham, NH	43.11	-71.10
Carroll Valley, PA	39.75	-77.38
Deer Park, WA	47.95	-117.48
Springhill, NS	45.65	-64.05
Franklin, NC	35.18	-83.38
East Sandwich, MA	41.74	-70.45
Norton, VA	36.93	-82.63
Hephzibah, GA	33.31	-82.10
Woodmore, MD	38.92	-76.80
Weaverville, NC	35.70	-82.56
Herculaneum, MO	38.27	-90.38
Medina, TX	26.92	-99.26
West Columbia, TX	29.14	-95.65
Monmouth, ME	44.24	-70.04
Bellaire, KS	37.76	-97.27
Laguna Beach, FL	30.24	-85.92
Tri-City, OR	42.98	-123.31
Belfair, WA	47.45	-122.83
Hardwick, GA	33.07	-83.22
Centerville, MN	45.16	-93.06
Northwest Harwich, MA	41.69	-70.10
Wilmer, TX	32.59	-96.69
Tabor City, NC	34.15	-78.88
Marshall, WI	43.17	-89.07
Huntingdon, TN	36.00	-88.43
Highland Lakes, AL	33.40	-86.65
Morin-Heights, QC	45.90	-74.25
Hazlehurst, MS	31.86	-90.40
South Point, OH	38.42	-82.59
Mountain View, HI	19.56	-155.11
Madill, OK	34.09	-96.77
Portland, MI	42.87	-84.90
Dupo, IL	38.52	-90.21
Union Springs, AL	32.14	-85.71
McGehee, AR	33.63	-91.40
Stock Island, FL	24.57	-81.74
Chester, NY	41.36	-74.27
Alexandria, AL	33.77	-85.89
Lake of the Pines, CA	39.04	-121.06
Wilbraham, MA	42.12	-72.43
Boscawen, NH	43.32	-71.62
Park Hill, OK	35.86	-94.96
Whitesboro, TX	33.66	-96.91
Hayfield, VA	38.75	-77.14
Mogadore, OH	41.05	-81.40
Jasper Park Lodge, AB	52.89	-118.06
Walton, KY	38.88	-84.61
Lowell, MI	42.93	-85.34
Marietta-Alderwood, WA	48.79	-122.55
Argyle, TX	33.12	-97.18
Presidio, TX	29.56	-104.37
Elba, AL	31.41	-86.07
Saugerties, NY	42.08	-73.95
Baie-D'Urfé, QC	45.41	-73.92
Chalkville, AL	33.65	-86.65
Kensington Park, FL	27.36	-82.50
North Wildwood, NJ	39.00	-74.80
Carmel-by-the-Sea, CA	36.56	-121.92
Millstadt, IL	38.46	-90.09
Beach Haven West, NJ	39.67	-74.23
Ridgway, PA	41.42	-78.73
Chilton, WI	44.03	-88.16
Bromont, QC	45.32	-72.65
Crane, TX	31.40	-102.35
Friona, TX	34.64	-102.72
Dewey-Humboldt, AZ	34.53	-112.24
Mineral Ridge, OH	41.14	-80.77
Lolo, MT	46.76	-114.08
Village Green, NY	43.13	-76.31
Basalt, CO	39.37	-107.03
Montesano, WA	46.98	-123.60
Forest Oaks, NC	35.99	-79.71
Booneville, AR	35.14	-93.92
Tarpey Village, CA	36.79	-119.70
Citronelle, AL	31.09	-88.23
Nichols Hills, OK	35.55	-97.55
Lawrenceville, NJ	40.30	-74.73
Semmes, AL	30.78	-88.26
Carrollton, KY	38.68	-85.18
Swanton, OH	41.59	-83.89
Farmington, NH	43.39	-71.07
Kittanning, PA	40.82	-79.52
Williamston, MI	42.69	-84.28
Laureldale, PA	40.39	-75.92
Bordentown, NJ	40.15	-74.71
Lower Grand Lagoon, FL	30.14	-85.75
Meridian, PA	40.85	-79.96
Marshall, IL	39.39	-87.69
Camdenton, MO	38.01	-92.74
Belleville, MI	42.20	-83.49
Tyro, NC	35.81	-80.37
Northwood, NH	43.19	-71.15
Denver, PA	40.23	-76.14
Catskill, NY	42.22	-73.86
Idyllwild-Pine Cove, CA	33.74	-116.73
Pennsburg, PA	40.39	-75.49
Lake Erie Beach, NY	42.62	-79.07
Quitman, GA	30.78	-83.56
Valdez, AK	61.13	-146.35
Elroy, NC	35.34	-77.91
Madison, IL	38.68	-90.16
Brookville, PA	41.16	-79.08
Ashland, MO	38.77	-92.26
Florence, CO	38.39	-105.12
Windsor, NS	44.98	-64.13
Lancaster, KY	37.62	-84.58
Shrewsbury, PA	39.77	-76.68
Cozad, NE	40.86	-99.99
Farmerville, LA	32.77	-92.41
Strafford, NH	43.33	-71.18
Treasure Lake, PA	41.17	-78.72
Charlotte, VT	44.31	-73.26
Waialua, HI	21.58	-158.13
Buzzards Bay, MA	41.75	-70.62
Irwin, PA	40.32	-79.70
Coquille, OR	43.18	-124.19
Indian Head, MD	38.60	-77.16
Southgate, KY	39.07	-84.47
Pincher Creek, AB	49.48	-113.95
Ovilla, TX	32.53	-96.89
Samoset, FL	27.47	-82.54
Wingate, NC	34.98	-80.45
Woodbourne, PA	40.19	-74.89
Longview Heights, WA	46.18	-122.96
Garden Ridge, TX	29.63	-98.31
Cottonwood, CA	38.66	-121.97
Valley Grande, AL	32.51	-86.99
Crittenden, KY	38.78	-84.61
Chattanooga Valley, GA	34.93	-85.36
Putnam Lake, NY	41.46	-73.55
Ravenswood, WV	38.95	-81.76
Lakewood, IL	42.23	-88.36
Sunderland, MA	42.24	-71.77
Deephaven, MN	44.93	-93.52
Lonsdale, MN	44.48	-93.43
Arnold, CA	38.26	-120.35
Leo-Cedarville, IN	41.21	-85.02
Highland Falls, NY	41.37	-73.97
Harbison Canyon, CA	32.82	-116.83
West Pleasant View, CO	39.73	-105.18
Salem Heights, OH	39.07	-84.38
Linden, MI	42.81	-83.78
Bancroft, ON	45.06	-77.86
Scott City, KS	38.48	-100.91
Bosque Farms, NM	34.85	-106.71
Green Oaks, IL	42.29	-87.90
Hanamā‘ulu, HI	22.00	-159.36
Cresco, IA	43.38	-92.11
Lambertville, NJ	40.37	-74.94
Lincoln Heights, OH	40.77	-82.48
Richwood, TX	29.06	-95.41
Albia, IA	41.03	-92.81
Society Hill, NJ	40.53	-74.46
Sewickley, PA	40.54	-80.18
Morada, CA	38.04	-121.25
Olivarez, TX	26.23	-97.99
Sherman, CT	41.58	-73.50
Rocky Ford, CO	38.05	-103.72
South Russell, OH	41.43	-81.37
Eastland, TX	32.40	-98.82
Monticello, IA	42.24	-91.19
Indian Head Park, IL	41.77	-87.90
Maytown, PA	40.08	-76.58
Montréal-Est, QC	45.63	-73.51
Plainwell, MI	42.44	-85.65
Cayuga Heights, NY	42.46	-76.49
Newfane, NY	43.29	-78.71
North Hudson, WI	44.99	-92.76
Desert Edge, CA	33.92	-116.44
Merchantville, NJ	39.95	-75.07
Roosevelt Park, MI	43.20	-86.27
Ashburn, GA	31.71	-83.65
La Cienega, NM	35.56	-106.13
Port Monmouth, NJ	40.43	-74.10
Rosita North, TX	28.66	-100.42
Saint-Césaire, QC	45.42	-73.00
DeMotte, IN	41.20	-87.20
Hesston, KS	38.14	-97.43
Lawnton, PA	40.26	-76.80
Emmetsburg, IA	43.11	-94.68
Claresholm, AB	50.03	-113.59
Chesterfield Court House, VA	37.38	-77.50
Broadway, VA	38.61	-78.80
Eden, NY	41.29	-74.49
Bishop, CA	37.36	-118.40
Nome, AK	64.50	-165.41
Sutton, QC	45.10	-72.62
Edgewood, NM	35.06	-106.19
Greentown, OH	40.93	-81.40
Spring House, PA	40.19	-75.23
Lake Tansi, TN	35.87	-85.05
Sunset Beach, NC	33.88	-78.51
Thompson's Station, TN	35.80	-86.91
El Jebel, CO	39.39	-107.09
Hardin, MT	45.73	-107.61
Falmouth, MA	41.55	-70.61
Avalon, CA	33.34	-118.33
Lansford, PA	40.83	-75.88
Gouverneur, NY	44.34	-75.46
Golden Beach, MD	38.49	-76.68
Kings Beach, CA	39.24	-120.03
Wintersville, OH	40.38	-80.70
Newcomerstown, OH	40.27	-81.61
Yellow Springs, OH	39.81	-83.89
Hiram, GA	33.88	-84.76
Cisco, TX	32.39	-98.98
Carter Lake, IA	41.29	-95.92
Fruitvale, BC	49.12	-117.55
Beloit, KS	39.46	-98.11
Lake Park, NC	35.09	-80.64
Jackson, LA	30.84	-91.22
National Harbor, MD	38.78	-77.02
Shannon Hills, AR	34.62	-92.40
Windsor, NC	36.00	-76.95
Upland, IN	40.48	-85.49
Blanding, UT	37.62	-109.48
Mills, WY	42.84	-106.37
Saint James City, FL	26.50	-82.08
Longbranch, WA	47.21	-122.76
Franklinton, LA	30.85	-90.16
Rockwell, AR	34.46	-93.13
Rochester, IL	39.75	-89.53
North Muskegon, MI	43.26	-86.27
Glenwood Landing, NY	40.83	-73.64
Oak Bluffs, MA	41.45	-70.56
Lancaster, WI	42.85	-90.71
Broward Estates, FL	26.13	-80.19
Vienna, GA	32.09	-83.80
Boyne City, MI	45.22	-85.01
Evergreen, AL	31.43	-86.96
Cleveland, GA	34.60	-83.76
Chesterfield, NH	42.89	-72.47
Clyde, TX	32.41	-99.49
Sweeny, TX	29.04	-95.70
Todd Creek, CO	39.98	-104.87
Carolina Shores, NC	33.90	-78.58
Southern Shops, SC	34.99	-81.99
Ballinger, TX	31.74	-99.95
Marianna, AR	34.77	-90.76
Rochester, WI	42.74	-88.22
Metzger, OR	45.45	-122.76
Salton City, CA	33.30	-115.96
Jasper, GA	34.47	-84.43
Palmer Heights, PA	40.69	-75.26
Bagdad, FL	30.60	-87.03
Vine Hill, CA	38.01	-122.10
Moyock, NC	36.52	-76.18
Deer Park, IL	42.16	-88.08
Thornwood, NY	41.12	-73.78
Skippack, PA	40.22	-75.40
Fruit Hill, OH	39.08	-84.36
Sidney, NY	42.31	-75.39
Hopedale, MA	42.13	-71.54
Canton, TX	32.56	-95.86
Fairbury, NE	40.14	-97.18
New-Richmond, QC	48.16	-65.86
Coal Valley, IL	41.43	-90.46
Forks, WA	47.95	-124.39
Northchase, NC	34.31	-77.88
Collinsville, CT	41.81	-72.92
Northlake, SC	34.57	-82.68
Venersborg, WA	45.77	-122.42
Port Vue, PA	40.34	-79.87
Nowata, OK	36.70	-95.64
Turnersville, NJ	39.77	-75.05
Calcutta, OH	40.67	-80.58
Independence, MN	45.03	-93.71
Gibbstown, NJ	39.83	-75.28
Clifton Forge, VA	37.82	-79.82
Wadsworth, IL	42.43	-87.92
Waverly, NE	40.92	-96.53
West Pasco, WA	46.25	-119.18
Fremont, NH	42.99	-71.14
Jamestown, NC	35.99	-79.94
East Rockingham, NC	34.92	-79.76
South Toms River, NJ	39.94	-74.20
Heritage Village, CT	41.49	-73.24
Waukon, IA	43.27	-91.48
Owego, NY	42.10	-76.26
Saint Charles, MN	43.97	-92.06
Metamora, IL	40.79	-89.36
Pictou, NS	45.68	-62.71
Highland Beach, FL	26.40	-80.07
Frackville, PA	40.78	-76.23
West Point, GA	32.88	-85.18
West Liberty, IA	41.57	-91.26
Port Reading, NJ	40.57	-74.26
Northumberland, PA	40.89	-76.80
Elim, PA	40.30	-78.94
Fort Shawnee, OH	40.69	-84.14
Lyons, KS	38.35	-98.20
Algood, TN	36.20	-85.45
Wheatland, CA	39.01	-121.42
North East, MD	39.60	-75.94
North El Monte, CA	34.10	-118.02
Escatawpa, MS	30.44	-88.54
Boalsburg, PA	40.78	-77.79
Pell Lake, WI	42.54	-88.35
Tierra Verde, FL	27.69	-82.72
Hudson, NC	35.85	-81.50
Emerald Isle, NC	34.68	-76.95
Burlington, CO	39.31	-102.27
White City, FL	27.37	-80.33
Smithton, IL	38.41	-89.99
Sherwood, OH	39.08	-84.36
Kiel, WI	43.91	-88.04
North Richmond, CA	37.96	-122.37
Placid Lakes, FL	27.24	-81.41
Lake Providence, LA	32.80	-91.17
Roebling, NJ	40.12	-74.79
Charlotte Harbor, FL	26.96	-82.07
Shadyside, OH	39.97	-80.75
Bayport, MN	45.02	-92.78
Bethel, WA	47.49	-122.63
Malartic, QC	48.13	-78.13
McGuire AFB, NJ	40.04	-74.58
Oneida, TN	36.50	-84.51
Zelienople, PA	40.79	-80.14
Pelham, GA	31.13	-84.15
Honea Path, SC	34.45	-82.39
Dell Rapids, SD	43.83	-96.71
Hebron, IN	41.32	-87.20
Harrisburg, OR	44.27	-123.17
Saint-Adolphe-d'Howard, QC	45.97	-74.33
Crawfordville, FL	30.18	-84.38
Dover, FL	27.99	-82.22
Umatilla, FL	28.93	-81.67
Richfield, OH	41.24	-81.64
Aurora, IN	39.06	-84.90
Loch Lomond, VA	38.79	-77.48
Tornado, WV	38.34	-81.84
Ringgold, GA	34.92	-85.11
Shark River Hills, NJ	40.19	-74.05
Severance, CO	40.52	-104.85
Odenville, AL	33.68	-86.40
Stowe, PA	40.25	-75.68
Granger, WA	46.34	-120.19
Brittany Farms-Highlands, PA	40.27	-75.21
Whitesboro, NY	43.12	-75.29
Rock Valley, IA	43.21	-96.30
Frederick, OK	34.39	-99.02
Laureles, TX	26.11	-97.49
Key Center, WA	47.34	-122.75
Harrington, DE	38.92	-75.58
Lloyd Harbor, NY	40.90	-73.46
Millvale, PA	40.48	-79.98
Horicon, WI	43.45	-88.63
Holiday City South, NJ	39.95	-74.24
Parkesburg, PA	39.96	-75.92
Oracle, AZ	32.61	-110.77
High Point, FL	28.55	-82.52
Stanley, NC	35.36	-81.10
Clifton, AZ	33.05	-109.30
Pacheco, CA	37.98	-122.08
Fairview, NC	35.14	-80.54
Pemberwick, CT	41.03	-73.66
King City, OR	45.40	-122.80
Holden Heights, FL	28.50	-81.39
Minerva, OH	40.73	-81.11
Eastover, NC	35.10	-78.80
Norwood Young America, MN	44.77	-93.92
Stanford, KY	37.53	-84.66
Eveleth, MN	47.46	-92.54
Grand Bay, AL	30.48	-88.34
Marlboro Meadows, MD	38.84	-76.71
Dunean, SC	34.82	-82.42
Copperopolis, CA	37.98	-120.64
Cuthbert, GA	31.77	-84.79
Muttontown, NY	40.82	-73.55
Marlboro, NY	41.61	-73.97
Evergreen, WI	44.84	-89.64
Hainesville, IL	42.35	-88.07
Hohenwald, TN	35.55	-87.55
Unadilla, GA	32.26	-83.74
Orrington, ME	44.73	-68.83
Camp Lake, WI	42.53	-88.14
Rayville, LA	32.48	-91.75
Dublin, TX	32.09	-98.34
Black Diamond, AB	50.70	-114.24
Mount Orab, OH	39.03	-83.92
Gaylord, MI	45.03	-84.67
West Menlo Park, CA	37.43	-122.20
Mirrormont, WA	47.46	-122.00
Wheatland, WY	42.05	-104.95
Bonavista, NL	48.65	-53.11
Plymouth, NC	35.87	-76.75
Northern Cambria, PA	40.66	-78.78
Taylor Lake Village, TX	29.58	-95.05
Loudoun Valley Estates, VA	38.98	-77.51
Piggott, AR	36.38	-90.19
Cardston, AB	49.20	-113.30
Osage, IA	43.28	-92.81
Sidney, ME	44.41	-69.73
O'Neill, NE	42.46	-98.65
Mount Gilead, OH	40.55	-82.83
Eagle Lake, TX	29.59	-96.33
Wellsville, UT	41.64	-111.93
Lowell, NC	35.27	-81.10
Lansing, NY	42.48	-76.48
Byron, IL	42.13	-89.26
Oglesby, IL	41.30	-89.06
Lincoln, ID	43.51	-111.96
Fox Farm-College, WY	41.11	-104.79
Desoto Lakes, FL	27.37	-82.49
Perth, NY	43.02	-74.19
Riverwoods, IL	42.17	-87.90
South Dennis, MA	41.69	-70.16
Wrightsville, GA	32.73	-82.72
South Vacherie, LA	29.93	-90.70
Neuville, QC	46.70	-71.58
Holt, AL	33.23	-87.48
Carrollton, MO	39.36	-93.50
Northfield, OH	41.35	-81.53
Arabi, LA	29.95	-90.01
Battle Mountain, NV	40.64	-116.93
East Angus, QC	45.48	-71.67
L'Ange-Gardien, QC	46.92	-71.08
Johnson, AR	36.13	-94.17
Haviland, NY	41.77	-73.90
Leonardtown, MD	38.29	-76.64
Fox Island, WA	47.25	-122.63
Silver Summit, UT	40.74	-111.49
Berwyn, PA	40.04	-75.44
Hazel Green, AL	34.93	-86.57
Fairbury, IL	40.75	-88.51
Paoli, IN	38.56	-86.47
Columbus, TX	29.71	-96.54
Dannemora, NY	44.72	-73.72
Melody Hill, IN	38.03	-87.52
Grantley, PA	39.94	-76.73
Vivian, LA	32.87	-93.99
Quartzsite, AZ	33.66	-114.23
Romeo, MI	42.80	-83.01
Cedar Springs, MI	43.22	-85.55
Fort Defiance, AZ	35.74	-109.08
Sagamore, MA	41.77	-70.53
Mountain Home, NC	35.37	-82.49
High Level, AB	58.52	-117.14
Hobart, OK	35.03	-99.09
Newtown Grant, PA	40.26	-74.95
Rossland, BC	49.08	-117.80
Lyons, NY	43.06	-76.99
Beaver Dam, KY	37.40	-86.88
Singac, NJ	40.89	-74.24
Palmyra, MO	39.79	-91.52
Melrose, MN	45.67	-94.81
Campbelltown, PA	40.28	-76.59
Mar-Mac, NC	35.33	-78.06
Castle Pines, CO	39.46	-104.90
Altona, MB	49.10	-97.56
Rigaud, QC	45.48	-74.30
Red Oaks Mill, NY	41.66	-73.87
Slippery Rock, PA	41.06	-80.06
Tilton, NH	43.44	-71.59
Scott Air Force Base, IL	38.54	-89.85
Spring Valley, TX	29.79	-95.50
Kane, PA	41.66	-78.81
Carefree, AZ	33.82	-111.92
Kimberly, ID	42.53	-114.36
Genesee, CO	39.69	-105.27
Pawhuska, OK	36.67	-96.34
Mission Hills, KS	39.02	-94.62
Pearl River, MS	32.78	-89.23
Sloan, NY	42.89	-78.79
Maeser, UT	40.48	-109.59
Ahtanum, WA	46.56	-120.62
Esperance, WA	47.79	-122.36
Holts Summit, MO	38.64	-92.12
North Plymouth, MA	41.97	-70.68
Weaverville, CA	40.73	-122.94
Dixmoor, IL	41.63	-87.66
Knox, IN	41.30	-86.63
Saluda, SC	34.00	-81.77
Yuma, CO	40.12	-102.73
Greenhills, OH	39.27	-84.52
Three Oaks, FL	26.47	-81.79
Manhasset Hills, NY	40.76	-73.68
Benson, NC	35.38	-78.55
Amberley, OH	39.20	-84.43
Carthage, NY	43.98	-75.61
Chestermere, AB	51.03	-113.82
Ozark, AR	35.49	-93.83
Spencerport, NY	43.19	-77.80
Bawcomville, LA	32.47	-92.17
Contrecoeur, QC	45.85	-73.23
Red Bud, IL	38.21	-89.99
Elizabethtown, NC	34.63	-78.61
University Center, VA	39.06	-77.44
Carey, OH	40.95	-83.38
Peralta, NM	34.84	-106.69
Forsyth, IL	39.93	-88.95
Centerville, TN	35.78	-87.47
Golf Manor, OH	39.19	-84.45
Idyllwild, CA	33.74	-116.72
Leisuretowne, NJ	39.89	-74.70
Le Roy, IL	40.35	-88.76
Penrose, CO	38.42	-105.02
Blackshear, GA	31.31	-82.24
Colonial Beach, VA	38.25	-76.96
Oregon, IL	42.01	-89.33
South Glens Falls, NY	43.30	-73.64
Port Hadlock-Irondale, WA	48.03	-122.79
Morganfield, KY	37.68	-87.92
Two Harbors, MN	47.02	-91.67
Tupper Lake, NY	44.22	-74.46
Mission Hills, CA	34.69	-120.44
Camden, TN	36.06	-88.10
Merton, WI	43.15	-88.31
Frontenac, MO	38.64	-90.42
Watertown, CT	41.61	-73.12
Imlay City, MI	43.02	-83.08
Windsor, WI	43.22	-89.34
Teague, TX	31.63	-96.28
Country Squire Lakes, IN	39.03	-85.70
Arundel, ME	43.38	-70.48
Meiners Oaks, CA	34.45	-119.28
Centre, AL	34.15	-85.68
Camden, ME	44.21	-69.06
Bunk Foss, WA	47.96	-122.09
Rochester, PA	40.70	-80.29
Stanley, WI	44.96	-90.94
Noyack, NY	41.00	-72.34
Brookville, NY	40.81	-73.57
Chipley, FL	30.78	-85.54
El Dorado Springs, MO	37.88	-94.02
Aledo, IL	41.20	-90.75
Black River Falls, WI	44.29	-90.85
Château-Richer, QC	46.96	-71.03
Middlebury, IN	41.68	-85.71
Unicoi, TN	36.20	-82.35
Horseshoe Bay, TX	30.54	-98.37
Ranlo, NC	35.29	-81.13
High Bridge, NJ	40.67	-74.90
Monte Sereno, CA	37.24	-121.99
Landmark, AR	34.61	-92.32
Old Mystic, CT	41.39	-71.96
Louisburg, NC	36.10	-78.30
Trappe, PA	40.20	-75.48
Omro, WI	44.04	-88.74
Valley Springs, CA	38.19	-120.83
Lake Clarke Shores, FL	26.65	-80.08
Mountain View, NC	35.68	-81.37
Willcox, AZ	32.25	-109.83
Morongo Valley, CA	34.05	-116.58
Bowen Island, BC	49.38	-123.34
Lake Panasoffkee, FL	28.76	-82.09
La Vale, MD	39.66	-78.81
Broken Bow, NE	41.40	-99.64
San Manuel, AZ	32.60	-110.63
South Eliot, ME	43.11	-70.78
Trevose, PA	40.14	-74.98
Pulaski, WI	44.67	-88.24
Kahaluu-Keauhou, HI	19.57	-155.96
Wills Point, TX	32.71	-96.01
Port Ewen, NY	41.91	-73.98
Lincoln Park, CO	38.43	-105.22
North Baltimore, OH	41.18	-83.68
North Brooksville, FL	28.57	-82.41
Houston, MS	33.90	-89.00
Gibson, AR	34.88	-92.24
Hanover, IN	38.71	-85.47
Lenwood, CA	34.88	-117.10
Clover Hill, MD	39.46	-77.43
Saint Anthony, ID	43.97	-111.68
Pen Argyl, PA	40.87	-75.25
Limington, ME	43.73	-70.71
Kekaha, HI	21.97	-159.71
Alma, GA	31.54	-82.46
Huxley, IA	41.90	-93.60
West DeLand, FL	29.02	-81.33
South Nyack, NY	41.08	-73.92
Davenport, FL	28.16	-81.60
Oxford, MI	42.82	-83.26
Newcastle, WY	43.85	-104.20
Combined Locks, WI	44.27	-88.31
Hot Springs, SD	43.43	-103.47
Wilkesboro, NC	36.15	-81.16
Port LaBelle, FL	26.76	-81.41
Roland, OK	35.42	-94.51
Shavano Park, TX	29.58	-98.55
Woodstown, NJ	39.65	-75.33
Wolfville, NS	45.08	-64.37
Minoa, NY	43.08	-76.00
Mifflinburg, PA	40.92	-77.05
Thompsonville, PA	40.29	-80.11
Bloomer, WI	45.10	-91.49
Lincoln, ND	46.76	-100.70
Collegeville, MN	45.59	-94.36
Perry, NY	42.72	-78.01
Long Lake, IL	42.37	-88.13
Cape May, NJ	38.94	-74.91
Gothenburg, NE	40.93	-100.16
Paw Paw Lake, MI	42.21	-86.27
Toledo, OR	44.62	-123.94
Gooding, ID	42.94	-114.71
Hominy, OK	36.41	-96.40
Germantown Hills, IL	40.77	-89.47
Camden, DE	39.11	-75.54
West Monroe, MI	41.91	-83.43
South Beach, FL	27.59	-80.34
Johnston City, IL	37.82	-88.93
Etowah, TN	35.32	-84.52
Indianola, WA	47.75	-122.53
Heflin, AL	33.65	-85.59
Dewey, OK	36.80	-95.94
Tutwiler, MS	34.01	-90.43
Polkton, NC	35.01	-80.20
Georgetown, IL	42.14	-89.83
Granite Falls, WA	48.08	-121.97
Leisure Village West-Pine Lake Park, NJ	40.00	-74.27
Providence, KY	38.57	-85.22
Aldergrove East, BC	49.06	-122.42
Blackstone, VA	37.08	-78.00
Calcium, NY	44.02	-75.85
Sparwood, BC	49.73	-114.89
Saint-Pascal, QC	47.52	-69.80
Sauk City, WI	43.27	-89.72
Laguna Heights, TX	26.08	-97.25
Paulding, OH	41.14	-84.58
Richmond, QC	45.67	-72.15
Saint-Germain-de-Grantham, QC	45.83	-72.57
Hidden Meadows, CA	33.23	-117.11
Oak Valley, NJ	39.80	-75.16
Delta, UT	39.35	-112.58
Helena Valley Northwest, MT	46.73	-112.06
Newport, MN	44.87	-93.00
Saint Johns, AZ	34.51	-109.36
Tolono, IL	39.99	-88.26
Clarenville-Shoal Harbour, NL	48.18	-53.97
Summersville, WV	38.28	-80.85
Amesti, CA	36.96	-121.78
Lillington, NC	35.40	-78.82
Southport, NC	33.92	-78.02
Juno Beach, FL	26.88	-80.05
Richwood, LA	32.45	-92.08
Dillonvale, OH	39.22	-84.40
Altavista, VA	37.11	-79.29
Ohioville, PA	40.68	-80.49
Malmstrom Air Force Base, MT	47.51	-111.18
Dunham, QC	45.13	-72.80
Haworth, NJ	40.96	-73.99
Gallipolis, OH	38.81	-82.20
Pottsgrove, PA	40.26	-75.61
Brookmont, MD	38.94	-77.12
Enon, VA	37.33	-77.32
Washington, CT	41.63	-73.31
Lake Isabella, CA	35.62	-118.47
Mobridge, SD	45.54	-100.43
West End-Cobb Town, AL	33.65	-85.87
Riverton, IL	39.84	-89.54
Mora, MN	45.88	-93.29
Hill Air Force Base, UT	41.11	-111.98
Freeland, PA	41.02	-75.90
Pownal, VT	42.77	-73.24
Highland Acres, DE	39.12	-75.52
Richwood, NJ	39.72	-75.17
Myrtle Creek, OR	43.02	-123.29
West Orange, TX	30.08	-93.76
Hurley, NY	41.92	-74.06
Gramercy, LA	30.05	-90.69
Hicksville, OH	41.29	-84.76
Boonsboro, MD	39.51	-77.65
Paw Paw, MI	42.22	-85.89
Robins, IA	42.07	-91.67
Pistakee Highlands, IL	42.41	-88.21
New Hampton, IA	43.06	-92.32
Lely, FL	26.10	-81.73
Brookhaven, NY	40.78	-72.92
Dover Base Housing, DE	39.12	-75.48
Richmond, WI	42.71	-88.75
Marion, AL	32.63	-87.32
Kitty Hawk, NC	36.06	-75.71
Farmersville, TX	33.16	-96.36
Union City, IN	40.20	-84.81
Port Saint Joe, FL	29.81	-85.30
Wright City, MO	38.83	-91.02
Wewoka, OK	35.16	-96.49
Paris, AR	35.29	-93.73
Sleepy Eye, MN	44.30	-94.72
Lucerne, CA	36.38	-119.66
Waldron, AR	34.90	-94.09
Jewett City, CT	41.61	-71.98
Seymour, WI	44.51	-88.33
Morton, MS	32.35	-89.65
West Nyack, NY	41.10	-73.97
Addison, WI	43.42	-88.37
Story City, IA	42.19	-93.60
Justin, TX	33.08	-97.30
Mount Angel, OR	45.07	-122.80
Hampton, NB	45.53	-65.85
Lake Pocotopaug, CT	41.60	-72.51
Goldendale, WA	45.82	-120.82
Red Springs, NC	34.82	-79.18
Jamestown, CA	37.95	-120.42
Hoosick Falls, NY	42.90	-73.35
Mansfield, PA	41.81	-77.08
Malvern, PA	40.04	-75.51
Peshtigo, WI	45.05	-87.75
Valley Green, PA	40.16	-76.79
Borrego Springs, CA	33.26	-116.38
Captain Cook, HI	19.50	-155.92
Pine Manor, FL	26.57	-81.88
Loyalhanna, PA	40.32	-79.36
Troy, NC	35.36	-79.89
Houghton Lake, MI	44.31	-84.76
Beechwood, MS	32.33	-90.83
Lockland, OH	39.23	-84.46
Mariemont, OH	39.15	-84.37
Auburn Lake Trails, CA	38.91	-120.95
Grasonville, MD	38.96	-76.21
Kaunakakai, HI	21.09	-157.03
Red Oak, NC	36.04	-77.91
Saxon, SC	34.96	-81.97
Cienegas Terrace, TX	29.37	-100.94
Lyman, SC	34.95	-82.13
Frontenac, KS	37.46	-94.69
Kenedy, TX	28.82	-97.85
New Brighton, NY	40.64	-74.09
Feather Sound, FL	27.90	-82.67
Pine Lawn, MO	38.70	-90.28
Poteet, TX	29.04	-98.57
Eagle Grove, IA	42.66	-93.90
Jena, LA	31.68	-92.13
Ross, OH	39.31	-84.65
Greenland, NH	43.04	-70.83
Lynchburg, MS	32.44	-90.55
Lowville, NY	43.79	-75.49
Livingston, AL	32.58	-88.19
Humboldt Hill, CA	40.73	-124.19
Glasgow, MT	48.20	-106.64
Palmyra, NY	43.06	-77.23
Aledo, TX	32.70	-97.60
Princeton, MA	42.45	-71.88
Sharpes, FL	28.43	-80.76
Nahant, MA	42.43	-70.92
Stanhope, NJ	40.90	-74.71
Wellsville, OH	40.60	-80.65
Gibson City, IL	40.46	-88.38
Narragansett Pier, RI	41.43	-71.46
Day Valley, CA	37.04	-121.86
Level Park-Oak Park, MI	42.36	-85.27
Ely, MN	47.90	-91.87
Virden, IL	39.50	-89.77
Thorndale, PA	39.99	-75.75
West Wyomissing, PA	40.32	-75.99
Locust Valley, NY	40.88	-73.60
Brentwood, NH	42.98	-71.07
Corunna, MI	42.98	-84.12
Greensboro, GA	33.58	-83.18
Mayfield, OH	41.55	-81.44
White Bluff, TN	36.11	-87.22
Amity Gardens, PA	40.27	-75.74
Etna, PA	40.50	-79.95
Atikokan, ON	48.76	-91.62
Masontown, PA	39.85	-79.90
Sharpsburg, PA	40.49	-79.93
Gentry, AR	36.27	-94.48
Cedar Grove, FL	30.17	-85.63
Loxahatchee Groves, FL	26.68	-80.28
Brimfield, MA	42.12	-72.20
Essexville, MI	43.62	-83.84
Bayshore, NC	34.29	-77.79
Jacksonwald, PA	40.32	-75.85
Sheffield, MA	42.11	-73.36
Beulah, ND	47.26	-101.78
Skidway Lake, MI	44.18	-84.04
Rising Sun-Lebanon, DE	39.10	-75.50
Ocilla, GA	31.59	-83.25
Rio Dell, CA	40.50	-124.11
Cleves, OH	39.16	-84.75
Chandler, IN	38.04	-87.37
Austin, AR	35.00	-91.98
Lindsborg, KS	38.57	-97.67
Bamberg, SC	33.30	-81.03
Lake Lakengren, OH	39.69	-84.69
Islandia, NY	40.80	-73.17
Ticonderoga, NY	43.85	-73.42
Water Valley, MS	34.15	-89.63
River View Park, PA	40.39	-75.96
Pleasant Hills, MD	39.48	-76.39
Midland, NC	35.23	-80.50
Hokendauqua, PA	40.66	-75.49
Tipton, MO	38.66	-92.78
Tuckerton, NJ	39.60	-74.34
Piney Point Village, TX	29.76	-95.52
Warsaw, NY	42.74	-78.13
French Camp, CA	37.88	-121.27
Vineyards, FL	26.22	-81.73
Ferriday, LA	31.63	-91.55
Springdale, PA	40.54	-79.78
Spearman, TX	36.20	-101.19
Cuba, MO	38.06	-91.40
Rogersville, MO	37.12	-93.06
Iroquois Point, HI	21.33	-157.98
Lutcher, LA	30.04	-90.70
Karnes City, TX	28.88	-97.90
San Antonio Heights, CA	34.16	-117.66
Maiden, NC	35.58	-81.21
Fulton, IL	41.87	-90.16
Vails Gate, NY	41.45	-74.06
West Point, NE	41.84	-96.71
Clinton, CT	41.28	-72.53
Raymond, AB	49.45	-112.65
Zumbrota, MN	44.29	-92.67
Clifton, TX	31.78	-97.58
South Alamo, TX	26.16	-98.11
Reamstown, PA	40.21	-76.12
South Duxbury, MA	42.02	-70.68
Shannondale, WV	39.22	-77.81
Newton, MS	32.32	-89.16
Vinton, LA	30.19	-93.58
Mount Oliver, PA	40.41	-79.99
Boardman, OR	45.84	-119.70
Kelseyville, CA	38.98	-122.84
Manti, UT	39.27	-111.64
Aubrey, TX	33.30	-96.99
Winnsboro, SC	34.38	-81.09
Big Lake, AK	61.52	-149.95
Oak Point, TX	33.19	-96.99
Cutchogue, NY	41.01	-72.49
Prestonsburg, KY	37.67	-82.77
Long Prairie, MN	45.97	-94.87
Sleepy Hollow, IL	42.09	-88.30
Hahnville, LA	29.98	-90.41
Van Alstyne, TX	33.42	-96.58
Brimfield, OH	41.10	-81.35
Waterloo, WI	43.18	-88.99
Lebanon, VA	36.90	-82.08
Ocean Grove, NJ	40.21	-74.01
Agua Dulce, CA	34.50	-118.33
Llano, TX	30.76	-98.68
Ossian, IN	40.88	-85.17
Warwick, QC	45.95	-71.98
Crestview Hills, KY	39.03	-84.58
Heavener, OK	34.89	-94.60
Winnsboro, TX	32.96	-95.29
Baldwyn, MS	34.51	-88.64
Auburn, NE	40.39	-95.84
Durand, MI	42.91	-83.98
Vandenberg Air Force Base, CA	34.75	-120.52
Moulton, AL	34.48	-87.29
Pine Island, MN	44.20	-92.65
Newbern, TN	36.11	-89.26
Rockport, ME	44.18	-69.08
Lake Belvedere Estates, FL	26.69	-80.13
Haughton, LA	32.53	-93.50
West Point, VA	37.53	-76.80
Nicholls, GA	31.52	-82.63
Canton, SD	43.30	-96.59
Alamo, GA	32.15	-82.78
West Liberty, KY	37.92	-83.26
Dana, NC	35.33	-82.38
India Hook, SC	35.01	-81.02
Montauk, NY	41.04	-71.95
Wrightstown, WI	44.33	-88.16
Mingo Junction, OH	40.32	-80.61
Richville, OH	40.75	-81.48
Clearview, WA	47.83	-122.13
Peaceful Valley, WA	48.94	-122.15
Marysville, KS	39.84	-96.65
Mulberry, OH	39.19	-84.24
Lakeland, GA	31.04	-83.08
Spring City, PA	40.18	-75.55
Barron, WI	45.40	-91.85
Blairsville, PA	40.43	-79.26
Sugar Creek, MO	39.11	-94.44
Avon, NY	42.91	-77.75
Savannah, TX	33.23	-96.91
Larch Way, WA	47.84	-122.25
Duncan, SC	34.94	-82.15
West Lake Hills, TX	30.30	-97.80
Saint Augusta, MN	45.48	-94.15
Northwest Harbor, NY	41.01	-72.22
Edcouch, TX	26.29	-97.96
Denmark, SC	33.32	-81.14
Big Lake, TX	31.19	-101.46
Ingalls Park, IL	41.52	-88.04
North Lakeport, CA	39.09	-122.91
New Baden, IL	38.54	-89.70
Flat Rock, NC	35.27	-82.44
Fairview, AB	56.07	-118.39
Pagedale, MO	38.68	-90.31
Jasper, TN	35.07	-85.63
Huntingtown Town Center, MD	38.62	-76.62
Pixley, CA	35.97	-119.29
Terra Bella, CA	35.96	-119.04
Mabank, TX	32.37	-96.10
Uniontown, OH	40.98	-81.41
New York Mills, NY	43.11	-75.29
Pine Ridge, SD	43.03	-102.56
Moreland Hills, OH	41.45	-81.43
Eastlawn Gardens, PA	40.75	-75.30
Gosnell, AR	35.96	-89.97
Cassville, MO	36.68	-93.87
Greensburg, OH	40.93	-81.46
Hatfield, PA	40.28	-75.30
St-Jean-Port-Joli, QC	47.21	-70.27
Annandale, MN	45.26	-94.12
Ajo, AZ	32.37	-112.86
Princess Anne, MD	38.20	-75.69
Saylorville, IA	41.68	-93.63
Middleville, MI	42.71	-85.46
Lordstown, OH	41.17	-80.86
Galena, IL	42.42	-90.43
Manor, PA	40.33	-79.67
Mount Pleasant, UT	39.55	-111.46
Hubbard, OR	45.18	-122.81
Hannahs Mill, GA	32.93	-84.35
Rockfish, NC	34.99	-79.07
Hollywood Park, TX	29.60	-98.49
Venus, TX	32.43	-97.10
Louisiana, MO	39.45	-91.05
Mount Shasta, CA	41.31	-122.31
North Middletown, NJ	40.44	-74.12
Forestville, CA	38.47	-122.89
De Witt, AR	34.29	-91.34
Woodlawn, OH	39.25	-84.47
North Pembroke, MA	42.09	-70.79
Springvale, ME	43.47	-70.79
Spencer, NC	35.69	-80.43
Brodhead, WI	42.62	-89.38
Burbank, WA	46.20	-119.01
Breckenridge, MN	46.26	-96.59
Wellsboro, PA	41.75	-77.30
Las Quintas Fronterizas, TX	28.69	-100.47
Las Quintas Fronterizas Colonia, TX	28.69	-100.47
Lebel-sur-Quévillon, QC	49.05	-76.98
Hanover, MN	45.16	-93.67
Baldwin, GA	34.49	-83.54
Maybrook, NY	41.48	-74.22
Muldrow, OK	35.41	-94.60
Fox Run, PA	40.70	-80.08
Hanceville, AL	34.06	-86.77
Linwood, PA	39.83	-75.43
Reno, TX	33.66	-95.46
Ingram, PA	40.45	-80.07
Berwyn Heights, MD	38.99	-76.91
Cornville, AZ	34.72	-111.92
East Richmond Heights, CA	37.94	-122.31
Perham, MN	46.59	-95.57
Newburgh, IN	37.94	-87.41
Fort Edward, NY	43.27	-73.58
Orange, OH	41.45	-81.48
Kotzebue, AK	66.90	-162.60
Wynantskill, NY	42.70	-73.64
Bishopville, SC	34.22	-80.25
El Cenizo, TX	27.35	-99.49
Cadiz, OH	40.27	-81.00
Hemlock Farms, PA	41.33	-75.04
Howards Grove, WI	43.83	-87.82
Gray, GA	33.01	-83.53
Hawthorne, NV	38.52	-118.62
Shelby, MT	48.51	-111.86
Ravena, NY	42.47	-73.82
Bainbridge, OH	41.39	-81.34
Seacliff, CA	36.97	-121.92
Southampton, NY	40.88	-72.39
Mount Healthy Heights, OH	39.27	-84.57
Sainte-Julienne, QC	45.97	-73.72
Holton, KS	39.47	-95.74
Mackenzie, BC	55.34	-123.09
Pinch, WV	38.41	-81.48
South Jacksonville, IL	39.71	-90.23
Checotah, OK	35.47	-95.52
Loyola, CA	37.35	-122.10
Russell, KY	38.52	-82.70
Gilmanton, NH	43.42	-71.41
Garnett, KS	38.28	-95.24
Manila, AR	35.88	-90.17
Hodgenville, KY	37.57	-85.74
Philippi, WV	39.15	-80.04
St. George, ON	43.24	-80.25
Ripley, WV	38.82	-81.71
Blissfield, MI	41.83	-83.86
Saddle River, NJ	41.03	-74.10
Athens, PA	41.96	-76.52
Balcones Heights, TX	29.49	-98.55
Winnie, TX	29.82	-94.38
Sunapee, NH	43.39	-72.09
Kennedy, CA	37.93	-121.25
Netcong, NJ	40.90	-74.71
Mauriceville, TX	30.20	-93.87
Sunnyslope, WA	47.47	-120.34
Northwest Harwinton, CT	41.78	-73.08
Upland, PA	39.85	-75.38
North Hartsville, SC	34.39	-80.07
Nesquehoning, PA	40.86	-75.81
North Wales, PA	40.21	-75.28
Milan, NM	35.17	-107.89
Windermere, FL	28.50	-81.53
Okemah, OK	35.43	-96.31
Jefferson, OR	44.72	-123.01
Underwood-Petersville, AL	34.88	-87.70
Wellesley, ON	43.48	-80.76
Liberty, SC	34.79	-82.69
Pitcairn, PA	40.40	-79.78
Butte, AK	61.54	-149.03
Hinton, OK	35.47	-98.36
South Hempstead, NY	40.68	-73.62
Benson, MN	45.31	-95.60
Monmouth Beach, NJ	40.33	-73.98
Crandall, TX	32.63	-96.46
Gunnison, UT	39.16	-111.82
Virden, MB	49.85	-100.93
Oliver Springs, TN	36.04	-84.34
Franklin, MI	42.52	-83.31
Plainview, MN	44.16	-92.17
Blue Earth, MN	43.64	-94.10
North Alamo, TX	26.22	-98.13
Brooktrails, CA	39.44	-123.39
Jackson, MN	43.62	-94.99
Benton City, WA	46.26	-119.49
Lockeford, CA	38.16	-121.15
Gravette, AR	36.42	-94.45
Ponderosa Park, CO	39.41	-104.65
Moosup, CT	41.71	-71.88
Vicksburg, MI	42.12	-85.53
Clyde Hill, WA	47.63	-122.22
Coplay, PA	40.67	-75.50
Saint-Raymond, QC	45.47	-73.61
Welsh, LA	30.24	-92.82
North Cape May, NJ	38.98	-74.96
Haskell, TX	33.16	-99.73
Wesleyville, PA	42.14	-80.02
Medina, WA	47.62	-122.23
Boiling Springs, PA	40.15	-77.13
Ozona, TX	30.71	-101.20
Carlyle, IL	38.61	-89.37
Ballantrae, ON	44.03	-79.30
Tomahawk, WI	45.47	-89.73
Heyburn, ID	42.56	-113.76
Melbourne Beach, FL	28.07	-80.56
Iowa, LA	30.24	-93.01
Union City, PA	41.90	-79.85
Meadow Vista, CA	39.00	-121.02
Biscayne Park, FL	25.88	-80.18
Cleveland, OK	36.31	-96.47
New Holstein, WI	43.95	-88.08
Headingley, MB	49.88	-97.41
Flagler Estates, FL	29.65	-81.46
Momence, IL	41.17	-87.66
Laguna Vista, TX	26.10	-97.29
Delanco, NJ	40.05	-74.95
Brackenridge, PA	40.61	-79.74
Oakridge, OR	43.75	-122.46
Lorette, MB	49.74	-96.87
Port Washington North, NY	40.84	-73.70
Pretty Bayou, FL	30.20	-85.70
Orchard Park, NY	42.77	-78.74
Pittsboro, IN	39.86	-86.47
Ebensburg, PA	40.49	-78.72
Fort Hall, ID	43.03	-112.44
Harrison Brook, NB	47.21	-67.93
Tipton, IA	41.77	-91.13
East Dundee, IL	42.10	-88.27
Dundee, OR	45.28	-123.01
Cabano, QC	47.68	-68.88
Warrior, AL	33.81	-86.81
Barrett, TX	29.88	-95.06
Rockwood, MI	42.07	-83.25
Wanakah, NY	42.75	-78.90
Blackfalds, AB	52.38	-113.79
Ellsworth, WI	44.73	-92.49
Cactus, TX	36.05	-102.00
Highland, WA	46.13	-119.11
Pleasant Valley, WV	39.46	-80.14
Goffstown, NH	43.02	-71.60
Williamsburg, IA	41.66	-92.01
Vineyard, UT	40.30	-111.75
Cliffwood Beach, NJ	40.44	-74.22
Vado, NM	32.11	-106.66
Saint-Thomas, QC	46.02	-73.35
New Hope, MS	33.47	-88.33
Sandia Heights, NM	35.18	-106.49
Milbank, SD	45.22	-96.64
Greenwood, LA	32.44	-93.97
Brentwood, MD	38.94	-76.96
Centerville, PA	40.05	-79.98
Montezuma, GA	32.31	-84.03
Boscobel, WI	43.13	-90.71
Ladysmith, WI	45.46	-91.10
South Blooming Grove, NY	41.37	-74.18
Clarksville, TX	33.61	-95.05
Nellis Air Force Base, NV	36.25	-115.06
Scissors, TX	26.14	-98.05
Meadowbrook, CA	33.73	-117.29
Tracadie-Sheila, NB	47.51	-64.92
Sixmile Run, NJ	40.46	-74.51
Three Lakes, WA	47.94	-122.01
Smithville-Sanders, IN	39.06	-86.51
Grantville, GA	33.23	-84.84
Sumner, IL	38.72	-87.86
Kingstree, SC	33.67	-79.83
Homer, NY	42.64	-76.18
Elk Ridge, UT	40.01	-111.68
Wildwood Crest, NJ	38.97	-74.83
Abingdon, IL	40.80	-90.40
Madison, OH	41.77	-81.05
Mamou, LA	30.63	-92.42
Priceville, AL	34.53	-86.89
West Union, OH	38.79	-83.55
Olney, TX	33.37	-98.75
Balmville, NY	41.53	-74.01
Chimayo, NM	36.00	-105.95
Gillespie, IL	39.13	-89.82
Warsaw, NC	35.00	-78.09
Chandler, OK	35.70	-96.88
Nyssa, OR	43.88	-116.99
Barbourville, KY	36.87	-83.89
Thiensville, WI	43.24	-87.98
Pickens, SC	34.88	-82.71
Tallapoosa, GA	33.74	-85.29
Pierre Part, LA	29.97	-91.20
Nokomis, FL	27.12	-82.44
Saint James, NC	33.93	-78.12
Mount Penn, PA	40.33	-75.89
Oxoboxo River, CT	41.44	-72.13
Corning, AR	36.41	-90.58
Dennis Port, MA	41.66	-70.13
Valhalla, NY	41.07	-73.78
Squaw Valley, CA	36.74	-119.25
DeQuincy, LA	30.45	-93.43
Oak Ridge North, TX	30.16	-95.44
Cashmere, WA	47.52	-120.47
Sedco Hills, CA	33.64	-117.29
Ponce Inlet, FL	29.10	-80.94
Delhi, NY	42.28	-74.92
East Prairie, MO	36.78	-89.39
Hamburg, NJ	41.15	-74.58
Grangeville, ID	45.93	-116.12
Hilliard, FL	30.69	-81.92
Grape Creek, TX	31.58	-100.55
Burney, CA	40.88	-121.66
Riverdale, CA	36.43	-119.86
Pendleton, SC	34.65	-82.78
McDonald, OH	41.16	-80.72
Nevada City, CA	39.26	-121.02
Estacada, OR	45.29	-122.33
Maple Heights-Lake Desire, WA	47.44	-122.10
Neepawa, MB	50.23	-99.47
Millersburg, OH	40.55	-81.92
Dadeville, AL	32.83	-85.76
Riverside, MO	39.18	-94.61
Bishop, TX	27.59	-97.80
Pittsfield, ME	44.78	-69.38
River Bend, NC	35.07	-77.15
Swansboro, NC	34.69	-77.12
West Portsmouth, OH	38.76	-83.03
Bethany, MO	40.27	-94.03
Whispering Pines, NC	35.26	-79.37
Fairbanks Ranch, CA	32.99	-117.19
Grayson, GA	33.89	-83.96
Las Lomas, TX	26.36	-98.78
Columbus, KS	37.17	-94.84
Portageville, MO	36.43	-89.70
Four Corners, MT	45.63	-111.19
Chattahoochee, FL	30.71	-84.85
Corydon, IN	38.21	-86.12
Trafford, PA	40.39	-79.76
Algona, WA	47.28	-122.25
Ladonia, AL	32.47	-85.08
Brillion, WI	44.18	-88.06
Nash, TX	33.44	-94.13
Hanna, AB	51.63	-111.90
Myerstown, PA	40.37	-76.30
Avondale Estates, GA	33.77	-84.27
Marathon, ON	48.75	-86.43
Zillah, WA	46.40	-120.26
Carrollton, OH	40.57	-81.09
Marienville, PA	41.47	-79.12
Eunice, NM	32.44	-103.16
Bonanza, GA	33.47	-84.34
Sloatsburg, NY	41.15	-74.19
Frostproof, FL	27.75	-81.53
Macungie, PA	40.52	-75.56
Prescott, AR	33.80	-93.38
Waterford, ON	42.93	-80.28
Nashville, IL	38.34	-89.38
Red Bay, AL	34.44	-88.14
Grand Saline, TX	32.67	-95.71
Pine Hills, CA	40.73	-124.15
San Carlos, TX	26.30	-98.07
Fayetteville, PA	39.91	-77.55
Mono Vista, CA	38.00	-120.27
Rural Hall, NC	36.24	-80.29
Tonkawa, OK	36.68	-97.31
Allendale, SC	33.01	-81.31
La Center, WA	45.86	-122.67
Napierville, QC	45.19	-73.40
Wildwood Lake, TN	35.09	-84.85
Cross Mountain, TX	29.65	-98.66
Clayton, DE	39.29	-75.63
Williams, AZ	35.25	-112.19
Mannford, OK	36.13	-96.35
Delta, OH	41.57	-84.01
North Crossett, AR	33.17	-91.94
Cloverdale, VA	37.37	-79.91
Wise, VA	36.98	-82.58
Attica, IN	40.29	-87.25
Rancho Santa Fe, CA	33.02	-117.20
Landis, NC	35.55	-80.61
Licking, MO	37.50	-91.86
Bandon, OR	43.12	-124.41
South Pittsburg, TN	35.01	-85.70
Niantic, CT	41.33	-72.19
Homestead, PA	40.41	-79.91
Greenwood Lake, NY	41.22	-74.29
Dade City North, FL	28.38	-82.19
Lesslie, SC	34.89	-80.96
Hogansville, GA	33.17	-84.91
Walbridge, OH	41.59	-83.49
Esparto, CA	38.69	-122.02
Cutten, CA	40.77	-124.14
Portneuf, QC	46.69	-71.89
Chickamauga, GA	34.87	-85.29
Hickory Hills, MS	30.46	-88.64
Garner, IA	43.10	-93.60
McCall, ID	44.91	-116.10
Westville, IL	40.04	-87.64
Bean Station, TN	36.34	-83.28
Peterborough, NH	42.87	-71.95
Pomona, NY	41.17	-74.04
Warrensburg, NY	43.50	-73.78
Channel Islands Beach, CA	34.16	-119.22
Moss Beach, CA	37.53	-122.51
Tybee Island, GA	32.00	-80.85
Lanai City, HI	20.83	-156.92
Bethel Acres, OK	35.31	-97.03
Mechanicsville, PA	40.97	-76.59
Cherry Valley, IL	42.23	-88.95
Torbay, NL	47.67	-52.73
Belgrade, ME	44.45	-69.83
Fairport Harbor, OH	41.75	-81.27
Hiawatha, KS	39.85	-95.54
Ellison, BC	49.93	-119.37
Somerville, TN	35.24	-89.35
North Shore, VA	37.08	-79.66
Algoma, WI	44.61	-87.43
Crockett, CA	38.05	-122.21
Nicholson, MS	30.48	-89.69
Concordia, NJ	40.31	-74.45
Weaver, AL	33.75	-85.81
Taft, TX	27.98	-97.40
Hansville, WA	47.92	-122.55
Tiger Point, FL	30.38	-87.06
Hideaway, TX	32.49	-95.46
Westfield, NY	42.32	-79.58
Clear Lake Riviera, CA	38.95	-122.72
Crystal River, FL	28.90	-82.59
Blennerhassett, WV	39.26	-81.63
Wilder, KY	39.06	-84.49
Brightwaters, NY	40.72	-73.27
Soperton, GA	32.38	-82.59
Milton, NY	43.03	-73.85
Mont-Saint-Grégoire, QC	45.33	-73.17
Kingman, KS	37.65	-98.11
East Gaffney, SC	35.08	-81.63
Blue Ridge, VA	37.38	-79.81
North Falmouth, MA	41.65	-70.62
Kenova, WV	38.40	-82.58
Pottsville, AR	35.25	-93.05
Clare, MI	43.82	-84.77
The Plains, OH	39.37	-82.13
North River Shores, FL	27.22	-80.27
Montrose, MN	45.06	-93.91
Westhampton, NY	40.82	-72.67
Wormleysburg, PA	40.26	-76.91
Canterwood, WA	47.38	-122.59
Wallburg, NC	36.01	-80.14
Double Oak, TX	33.07	-97.11
Pine City, MN	45.83	-92.97
Barton Creek, TX	30.29	-97.87
Boothbay, ME	43.88	-69.63
Cave Springs, AR	36.26	-94.23
Rock Island, FL	26.16	-80.18
Hillsboro, MO	38.23	-90.56
Havana, IL	40.30	-90.06
Boutte, LA	29.90	-90.39
Tishomingo, OK	34.24	-96.68
Doylestown, OH	40.97	-81.70
Tilton-Northfield, NH	43.44	-71.59
Casselman, ON	45.32	-75.08
Norco, LA	30.00	-90.41
Blountville, TN	36.53	-82.33
Feasterville, PA	40.14	-75.01
Brices Creek, NC	35.06	-77.09
Acushnet Center, MA	41.69	-70.91
Rush City, MN	45.69	-92.97
Maugansville, MD	39.69	-77.74
Brazoria, TX	29.04	-95.57
Lake Arrowhead, ME	43.66	-70.73
Pajaro, CA	36.90	-121.75
Edgewood, PA	40.43	-79.88
Proctor, MN	46.75	-92.23
Buckner, MO	39.13	-94.20
McSherrystown, PA	39.81	-77.01
Sherrill, NY	43.07	-75.60
Arlington, MD	39.35	-76.68
Atoka, OK	34.39	-96.13
Mount Pocono, PA	41.12	-75.36
Yerington, NV	38.99	-119.16
Needville, TX	29.40	-95.84
Culloden, WV	38.42	-82.06
Fort Macleod, AB	49.72	-113.42
Dalzell, SC	34.02	-80.43
Combes, TX	26.25	-97.73
Ellsworth, KS	38.73	-98.23
Pleasant Valley, MO	39.22	-94.48
Springfield, KY	37.69	-85.22
Verona, MS	34.19	-88.72
Orofino, ID	46.48	-116.26
Holloman Air Force Base, NM	32.85	-106.10
Lodi, WI	43.31	-89.53
Three Hills, AB	51.70	-113.27
Atkins, AR	35.25	-92.94
Mellwood, MD	38.81	-76.82
Lake Orion, MI	42.78	-83.24
Angwin, CA	38.58	-122.45
Lake Success, NY	40.77	-73.72
Kendall Green, FL	26.25	-80.12
Lakemore, OH	41.02	-81.44
Bellows Falls, VT	43.13	-72.44
West Burlington, IA	40.83	-91.16
Parker, AZ	34.15	-114.29
Rothsville, PA	40.15	-76.25
Wyncote, PA	40.09	-75.15
Wyoming, PA	41.31	-75.84
Silt, CO	39.55	-107.66
Lanesborough, MA	42.52	-73.23
Robbinsville, NJ	40.21	-74.62
Jefferson, OH	41.74	-80.77
Buffalo, MO	37.64	-93.09
Mohnton, PA	40.29	-75.98
Salmon, ID	45.18	-113.90
Port Angeles East, WA	48.11	-123.37
Granite Hills, CA	32.80	-116.90
Frisco, CO	39.57	-106.10
Island Walk, FL	26.25	-81.71
Elma, WA	47.00	-123.41
Shenandoah Farms, VA	38.98	-78.08
Gulivoire Park, IN	41.61	-86.25
York Harbor, ME	43.14	-70.65
Lakewood, SC	33.85	-80.35
Milton, LA	30.10	-92.08
San Saba, TX	31.20	-98.72
Keego Harbor, MI	42.61	-83.34
Genoa City, WI	42.50	-88.33
Williston, SC	33.40	-81.42
Arbuckle, CA	39.02	-122.06
Pannill Fork, VA	36.71	-80.01
Pantops, VA	38.03	-78.46
Royal Palm Estates, FL	26.68	-80.13
Hartford, SD	43.62	-96.94
Las Lomas, CA	36.87	-121.73
Girard, PA	42.00	-80.32
Inuvik, NT	68.36	-133.73
North Barrington, IL	42.21	-88.14
Chemainus, BC	48.92	-123.72
Emmitsburg, MD	39.70	-77.33
Beechwood Trails, OH	40.02	-82.65
Milford, IA	43.32	-95.15
New Britain, PA	40.30	-75.18
Yountville, CA	38.40	-122.36
Ridgemark, CA	36.81	-121.37
Beechwood, MI	42.80	-86.13
Morrisburg, ON	44.90	-75.18
Riverview, MO	38.28	-93.07
Henrietta, TX	33.82	-98.20
Paddock Lake, WI	42.58	-88.11
Anza, CA	33.56	-116.67
Agua Dulce, TX	31.66	-106.14
Three Rivers, OR	43.82	-121.47
Upton, MA	42.17	-71.60
Canadian, TX	35.91	-100.38
The Hideout, PA	41.43	-75.35
Winnebago, IL	42.27	-89.24
New Madrid, MO	36.59	-89.53
Lucedale, MS	30.93	-88.59
Indian Heights, IN	40.43	-86.13
Bad Axe, MI	43.80	-83.00
Orchard City, CO	38.83	-107.97
Lewes, DE	38.77	-75.14
Woodbury Heights, NJ	39.82	-75.16
East Syracuse, NY	43.07	-76.08
Kenvil, NJ	40.88	-74.62
Watonga, OK	35.84	-98.41
Llano Grande, TX	26.13	-97.97
Park Hills, KY	39.07	-84.53
Acres Green, CO	39.56	-104.90
Beaver, UT	38.28	-112.64
Minden, NE	40.50	-98.95
Goshen, CA	36.35	-119.42
Homer, LA	32.79	-93.06
Port Hawkesbury, NS	45.62	-61.35
Pembroke, NC	34.68	-79.20
Belle Meade, TN	36.10	-86.86
Saint Clair, PA	40.72	-76.19
Lafayette, AL	32.90	-85.40
Williamson, WV	37.67	-82.28
Ridgetown, ON	42.43	-81.90
Murfreesboro, NC	36.44	-77.10
Orwigsburg, PA	40.65	-76.10
Cut Bank, MT	48.63	-112.33
Iuka, MS	34.81	-88.19
Bedford Hills, NY	41.24	-73.69
Minden, NV	38.95	-119.77
Trabuco Canyon, CA	33.66	-117.59
Warm Springs, MT	46.18	-112.78
National Park, NJ	39.87	-75.18
Waynesville, OH	39.53	-84.09
Lead, SD	44.35	-103.77
Smithsburg, MD	39.65	-77.57
Shady Spring, WV	37.71	-81.10
Brighton, TN	35.48	-89.73
Bushnell, FL	28.66	-82.11
Granite Quarry, NC	35.61	-80.45
Helena Valley Northeast, MT	46.70	-111.95
Springdale, MD	38.94	-76.84
Chester, VT	43.26	-72.60
Tyndall Air Force Base, FL	30.09	-85.61
Ferrysburg, MI	43.08	-86.22
Point Baker, FL	30.69	-87.05
Potosi, TX	32.33	-99.66
Arcadia, WI	44.25	-91.50
Clarcona, FL	28.61	-81.50
Cleveland, FL	26.96	-81.98
Coventry Lake, CT	41.77	-72.33
Laurel Lake, NJ	39.34	-75.03
Harbour Heights, FL	26.99	-82.00
Marion, KY	37.33	-88.08
Poplarville, MS	30.84	-89.53
East Greenville, PA	40.41	-75.50
Natalbany, LA	30.55	-90.49
Leesburg, GA	31.73	-84.17
Manistique, MI	45.96	-86.25
Hudson Bend, TX	30.42	-97.93
Grand Mound, WA	46.79	-123.01
Calais, ME	45.18	-67.28
Churchill, PA	40.44	-79.84
Woodville, FL	30.31	-84.25
Wood-Lynne, NJ	39.92	-75.10
Brookland, AR	35.90	-90.58
Bushnell, IL	40.55	-90.51
Ballville, OH	41.33	-83.13
Penbrook, PA	40.28	-76.85
Thermopolis, WY	43.65	-108.21
Hickory Withe, TN	35.24	-89.59
Stamford, TX	32.95	-99.80
Andrews AFB, MD	38.81	-76.87
Rushville, IL	40.12	-90.56
Baltimore, OH	39.85	-82.60
Edgecliff Village, TX	32.66	-97.34
Green Rock, IL	41.47	-90.36
Meridian, CO	39.54	-104.85
Elgin, OK	34.78	-98.29
Rollingwood, CA	37.97	-122.33
Hartville, OH	40.96	-81.33
Harlem, GA	33.41	-82.31
Sunset, LA	30.41	-92.07
Madawaska, ME	47.36	-68.32
Lake Delton, WI	43.60	-89.79
Fermont, QC	52.78	-67.08
Havre-Saint-Pierre, QC	50.24	-63.60
Locust, NC	35.26	-80.43
Afton, MN	44.90	-92.78
Cornwall, NY	41.44	-74.02
Williamstown, WV	39.40	-81.45
Spring Lake, NJ	40.15	-74.03
Lake City, PA	42.01	-80.35
Deer Lodge, MT	46.40	-112.73
Waikapū, HI	20.86	-156.51
Ainaloa, HI	19.53	-154.99
Mount Morris, MI	43.12	-83.69
New Bremen, OH	40.44	-84.38
Oostburg, WI	43.62	-87.79
Sackville, NB	45.92	-64.38
Sandwich, MA	41.76	-70.49
Arnold, MN	46.88	-92.09
Indian Hills, KY	38.27	-85.66
Kingwood, WV	39.47	-79.68
New Tazewell, TN	36.44	-83.60
Youngwood, PA	40.24	-79.58
Tavistock, ON	43.32	-80.83
Inwood, WV	39.36	-78.04
Saint James, MD	39.56	-77.76
Chelsea, NY	40.60	-74.19
El Cerro, NM	34.73	-106.71
Brownstown, IN	38.88	-86.04
Fairfield Harbour, NC	35.08	-76.96
Summit Hill, PA	40.82	-75.87
Gloucester Courthouse, VA	37.41	-76.53
Graymoor-Devondale, KY	38.27	-85.62
Chandler, TX	32.31	-95.48
Carman, MB	49.50	-98.00
Jones, OK	35.57	-97.29
Petersburg, AK	56.81	-132.96
Elkins, AR	36.00	-94.01
Lowesville, NC	35.42	-81.01
Groveville, NJ	40.17	-74.67
Warm Springs, OR	44.76	-121.27
Kilmanagh, MI	43.76	-83.36
Midland, PA	40.26	-80.22
Soda Springs, ID	42.65	-111.60
Chaffee, MO	37.18	-89.66
Superior, AZ	33.29	-111.10
Buies Creek, NC	35.41	-78.74
Sioux Lookout, ON	50.07	-91.98
Botwood, NL	49.15	-55.35
Geneva, FL	28.74	-81.12
Nocona, TX	33.79	-97.73
Holden, ME	44.75	-68.68
Virgil, ON	43.22	-79.13
Hamilton, TX	31.70	-98.12
Malabar, FL	28.00	-80.57
Eufaula, OK	35.29	-95.58
Wellton, AZ	32.67	-114.15
Stanton, TX	32.13	-101.79
Blanchard, LA	32.58	-93.89
Schnecksville, PA	40.68	-75.62
Swift Trail Junction, AZ	32.73	-109.71
Erlands Point-Kitsap Lake, WA	47.60	-122.70
Ava, MO	36.95	-92.66
Sheridan, IN	40.14	-86.22
Durham, CT	41.48	-72.68
Bay Pines, FL	27.81	-82.78
Castroville, TX	29.36	-98.88
Evansville, WY	42.86	-106.27
Galena, KS	37.08	-94.64
Walton, NY	42.17	-75.13
Willowbrook, NY	40.60	-74.14
Madison, WV	38.07	-81.82
Saint-Bruno-de-Guigues, QC	47.47	-79.43
Sixteen Mile Stand, OH	39.27	-84.33
Yadkinville, NC	36.13	-80.66
Hildale, UT	37.00	-112.97
Vista Santa Rosa, CA	33.63	-116.22
Parowan, UT	37.84	-112.83
Clayton, AL	31.88	-85.45
Millen, GA	32.80	-81.95
Enochville, NC	35.53	-80.67
Cache, OK	34.63	-98.63
Schulenburg, TX	29.68	-96.90
Dandridge, TN	36.02	-83.41
Wingham, ON	43.89	-81.31
Woolwich, ME	43.92	-69.80
Lac La Biche, AB	54.77	-111.97
Bowling Green, FL	27.64	-81.82
Lawnside, NJ	39.87	-75.03
Greenfield, MN	45.10	-93.69
Jarrettsville, MD	39.60	-76.48
Snowmass Village, CO	39.21	-106.94
Montgomery, MN	44.44	-93.58
Mattapoisett Center, MA	41.67	-70.81
Chincoteague, VA	37.93	-75.38
Lakewood, NY	42.10	-79.33
Johnson Creek, WI	43.08	-88.77
Chauvin, LA	29.44	-90.60
Fairfield, TX	31.72	-96.17
Lake of the Woods, IL	40.21	-88.37
Fort-Coulonge, QC	45.85	-76.73
Osterville, MA	41.63	-70.39
Riverside, NY	40.88	-72.68
Mangum, OK	34.87	-99.50
Terra Mar, FL	26.22	-80.10
Montara, CA	37.54	-122.52
Bald Knob, AR	35.31	-91.57
Mineral Springs, NC	34.94	-80.67
Nags Head, NC	35.96	-75.62
Strasburg, PA	39.98	-76.18
Gleed, WA	46.66	-120.61
North Yelm, WA	46.96	-122.60
Puhi, HI	21.97	-159.40
Iron River, MI	46.09	-88.64
Sutter, CA	39.16	-121.75
Shady Cove, OR	42.61	-122.81
La Paloma, TX	26.05	-97.67
Gravel Ridge, AR	34.87	-92.19
Saint-Gabriel, QC	46.30	-73.38
Nanty Glo, PA	40.47	-78.83
Blue Hills, CT	41.81	-72.70
Delhi, LA	32.46	-91.49
Brinckerhoff, NY	41.54	-73.87
Eatonville, WA	46.87	-122.27
Hahira, GA	30.99	-83.37
Belchertown, MA	42.28	-72.40
Florida, NY	41.33	-74.36
Mount Morris, NY	42.73	-77.87
Putney, GA	31.47	-84.12
Dresden, TN	36.29	-88.71
Walsenburg, CO	37.62	-104.78
Lido Beach, NY	40.59	-73.63
Wareham Center, MA	41.77	-70.73
Ashby, MA	42.68	-71.82
Fowlerville, MI	42.66	-84.07
Experiment, GA	33.27	-84.28
Flemingsburg, KY	38.42	-83.73
Alderton, WA	47.17	-122.23
Kimberly, AL	33.77	-86.81
Bicknell, IN	38.77	-87.31
Seaside Heights, NJ	39.94	-74.07
Cordell, OK	35.29	-98.99
Fayetteville, WV	38.05	-81.10
Blackhawk, SD	44.15	-103.31
Brinkley, AR	34.89	-91.19
Heyworth, IL	40.31	-88.97
Three Rivers, MA	42.18	-72.36
Springfield, GA	32.37	-81.31
Lavon, TX	33.03	-96.43
Byrnes Mill, MO	38.44	-90.58
Andrews, SC	33.45	-79.56
Wolfdale, PA	40.19	-80.29
Monmouth Junction, NJ	40.38	-74.55
Follansbee, WV	40.33	-80.60
Central Waterford, CT	41.35	-72.13
Beausejour, MB	50.06	-96.52
Central City, NE	41.12	-98.00
Emerald Lakes, PA	41.09	-75.42
Bucksport, ME	44.57	-68.80
Staples, MN	46.36	-94.79
Houston, BC	54.40	-126.67
Arcola, IL	39.68	-88.31
South Padre Island, TX	26.10	-97.16
Lincoln, ME	45.36	-68.51
Helena, GA	32.07	-82.91
West, TX	31.80	-97.09
Milaca, MN	45.76	-93.65
Chenango Bridge, NY	42.17	-75.86
Jacksonville, OR	42.31	-122.97
Whitfield, FL	27.41	-82.57
Holiday Shores, IL	38.92	-89.94
Hopkins, SC	33.90	-80.88
Richgrove, CA	35.80	-119.11
Onawa, IA	42.03	-96.10
Spring Arbor, MI	42.21	-84.55
Halfway House, PA	40.28	-75.64
Madison, FL	30.47	-83.41
Drumright, OK	35.99	-96.60
Savanna, IL	42.09	-90.16
Gladwin, MI	43.98	-84.49
Mountain Iron, MN	47.53	-92.62
Heritage Lake, IN	39.73	-86.71
Lula, GA	34.39	-83.67
Pleasant Gap, PA	40.87	-77.75
High Prairie, AB	55.43	-116.49
Dunstable, MA	42.68	-71.48
Ford City, PA	40.77	-79.53
Bal Harbour, FL	25.89	-80.13
Mount Morris, IL	42.05	-89.43
Syracuse, IN	41.43	-85.75
Santa Rosa, TX	26.26	-97.83
Kewaunee, WI	44.46	-87.50
Montalvin, CA	38.00	-122.33
Watkinsville, GA	33.86	-83.41
Hillsmere Shores, MD	38.94	-76.49
Invermere, BC	50.52	-116.04
Lake Cowichan, BC	48.82	-124.05
South Fallsburg, NY	41.72	-74.63
Sublimity, OR	44.83	-122.79
Colfax, WA	46.88	-117.36
Mistissini, QC	50.42	-73.88
Hillsboro, KS	38.35	-97.20
Lytle, TX	29.23	-98.80
Ayer, MA	42.56	-71.59
Southern Shores, NC	36.14	-75.73
Kenhorst, PA	40.31	-75.94
Shady Shores, TX	33.17	-97.03
Huntingdon, QC	45.08	-74.17
Tangerine, FL	28.76	-81.63
Sherwood, WI	44.17	-88.26
Thermal, CA	33.64	-116.14
Tularosa, NM	33.07	-106.02
Fort Polk North, LA	31.10	-93.18
Sonora, TX	30.57	-100.64
Tisdale, SK	52.85	-104.05
Brighton, AL	33.43	-86.95
Arcadia, LA	32.55	-92.92
Harbor Bluffs, FL	27.91	-82.83
Monterey, TN	36.15	-85.27
Rising Sun, MD	39.70	-76.06
West Grove, PA	39.82	-75.83
Womelsdorf, PA	40.36	-76.18
Kent, CT	41.72	-73.48
Delphi, IN	40.59	-86.68
Perkins, OK	35.97	-97.03
DeCordova, TX	32.43	-97.70
Refugio, TX	28.31	-97.28
Raymond, NH	43.04	-71.18
Cazenovia, NY	42.93	-75.85
Mountville, PA	40.04	-76.43
Hamilton, IL	40.40	-91.34
Brandenburg, KY	38.00	-86.17
Fairmount, IN	40.42	-85.65
Pocasset, MA	41.69	-70.62
Kulpmont, PA	40.79	-76.47
Luzerne, PA	41.29	-75.90
Wolf Point, MT	48.09	-105.64
Alexander, AR	34.63	-92.44
Rugby, ND	48.37	-100.00
Seven Fields, PA	40.69	-80.06
Lisbon, OH	39.86	-83.64
Sale Creek, TN	35.38	-85.11
Akron, NY	43.02	-78.50
Minster, OH	40.39	-84.38
Osage City, KS	38.63	-95.83
Shackle Island, TN	36.37	-86.62
La Selva Beach, CA	36.94	-121.86
Horseheads North, NY	42.19	-76.81
Norton, KS	39.83	-99.89
Eagle Lake, MN	44.16	-93.88
Pioneer Village, KY	38.06	-85.68
Crown Heights, NY	41.64	-73.94
North Kingsville, OH	41.91	-80.69
Wolfeboro, NH	43.58	-71.21
Moriches, NY	40.81	-72.82
Walworth, WI	42.53	-88.60
Mountain View, AR	35.87	-92.12
Indialantic, FL	28.09	-80.57
Black Canyon City, AZ	34.07	-112.15
Cedar, BC	49.12	-123.85
South Rosemary, NC	36.45	-77.70
Knoxville, IL	40.91	-90.28
David City, NE	41.25	-97.13
Valentine, NE	42.87	-100.55
Luverne, AL	31.72	-86.26
Ithaca, MI	43.29	-84.61
Amery, WI	45.31	-92.36
Oconto Falls, WI	44.87	-88.14
Early, TX	31.74	-98.95
Bullard, TX	32.14	-95.32
Voorheesville, NY	42.65	-73.93
Ville-Marie, QC	47.33	-79.43
Gloverville, SC	33.53	-81.83
Enderby, BC	50.55	-119.15
Lindsay, OK	34.83	-97.60
Oakland, FL	28.55	-81.63
Watertown, FL	30.19	-82.61
Pearl Beach, MI	42.63	-82.60
Oakhurst, CA	37.33	-119.65
Bunnell, FL	29.47	-81.26
North Catasauqua, PA	40.66	-75.48
Great Neck Estates, NY	40.79	-73.74
Venetian Village, IL	42.40	-88.05
Meadowdale, WA	47.85	-122.33
Fairmount, TN	35.18	-85.32
Winner, SD	43.38	-99.86
Milton, DE	38.78	-75.31
Cajahs Mountain, NC	35.83	-81.54
Heber-Overgaard, AZ	34.41	-110.57
Rollinsford, NH	43.24	-70.82
Bar Nunn, WY	42.91	-106.34
Tama, IA	41.97	-92.58
Strathmore, CA	36.15	-119.06
Gastonville, PA	40.26	-80.00
Johnsonburg, PA	40.89	-78.88
Zellwood, FL	28.73	-81.60
Barnegat, NJ	39.75	-74.22
Valley View, PA	39.95	-76.70
Shell Point, SC	32.79	-80.11
North Zanesville, OH	39.98	-82.00
Brownstown, PA	40.12	-76.21
Capreol, ON	46.71	-80.92
Abbeville, GA	31.99	-83.31
Raymond, WA	46.69	-123.73
Orchidlands Estates, HI	19.56	-155.02
Newton, IL	38.99	-88.16
Towanda, PA	41.77	-76.44
Tontitown, AR	36.18	-94.23
Garyville, LA	30.06	-90.62
Springtown, TX	32.97	-97.68
Ocean Grove, MA	41.73	-71.21
Fort Branch, IN	38.25	-87.58
Elkton, VA	38.41	-78.62
Windsor, MO	38.53	-93.52
Wilton, IA	41.59	-91.02
Southern Gateway, VA	38.35	-77.50
Choccolocco, AL	33.66	-85.70
La Grange, NC	35.31	-77.79
Beaupré, QC	47.04	-70.90
Kīlauea, HI	22.21	-159.41
New Hope, AL	34.54	-86.39
Gambrills, MD	39.07	-76.67
Lena, IL	42.38	-89.82
Agua Fria, NM	35.65	-106.02
Chatfield, MN	43.85	-92.19
Howe, TX	33.51	-96.61
El Paso, IL	40.74	-89.02
Norway, MI	45.79	-87.90
Wellfleet, MA	41.94	-70.03
Edgewood, FL	28.49	-81.37
Roslyn, NY	40.80	-73.65
Davis, OK	34.50	-97.12
McLeansboro, IL	38.09	-88.54
Hamburg, AR	33.23	-91.80
Harveys Lake, PA	41.38	-76.02
Gibbons, AB	53.83	-113.34
Many, LA	31.57	-93.48
Ruleville, MS	33.73	-90.55
Monument Beach, MA	41.72	-70.61
Seward, AK	60.10	-149.44
West Hammond, NM	36.68	-108.05
Littleton Common, MA	42.55	-71.47
Moonachie, NJ	40.84	-74.05
Hayti, MO	36.23	-89.75
Caledonia, MN	43.63	-91.50
Eden, TX	31.22	-99.85
Lakeland, NY	43.09	-76.24
Brusly, LA	30.39	-91.25
Skippers Corner, NC	34.35	-77.90
Belmont, PA	40.29	-78.89
Tannersville, PA	41.04	-75.31
Springdale, SC	33.96	-81.11
Dallas, PA	41.34	-75.96
San Andreas, CA	38.20	-120.68
Dry Ridge, OH	39.26	-84.62
Blythewood, SC	34.21	-80.97
Bella Vista, CA	40.64	-122.23
Christopher, IL	37.97	-89.05
Lakeside Park, KY	39.04	-84.57
Healdton, OK	34.23	-97.49
Weatogue, CT	41.84	-72.83
Fairchild Air Force Base, WA	47.62	-117.65
Floydada, TX	33.98	-101.34
Folly Beach, SC	32.66	-79.94
Clayton, NM	36.45	-103.18
Holly Lake Ranch, TX	32.71	-95.20
Ford Heights, IL	41.51	-87.59
Val-Morin, QC	46.00	-74.18
Millville, MA	42.03	-71.58
Bethel, OH	38.96	-84.08
Pohénégamook, QC	47.46	-69.23
Kingston Springs, TN	36.10	-87.12
Shenandoah, TX	30.18	-95.46
Green Forest, AR	36.34	-93.44
Doolittle, TX	26.35	-98.12
Sandstone, MN	46.13	-92.87
Lodi, OH	41.03	-82.01
Evendale, OH	39.26	-84.42
Stroud, OK	35.75	-96.66
Clarion, IA	42.73	-93.73
Eutaw, AL	32.84	-87.89
Stigler, OK	35.25	-95.12
Marietta, WA	48.79	-122.58
England, AR	34.54	-91.97
Wentworth, NC	36.40	-79.77
Bloomingdale, GA	32.13	-81.30
Ferrisburgh, VT	44.21	-73.25
Aspinwall, PA	40.49	-79.90
Knob Noster, MO	38.77	-93.56
Woodbury, TN	35.83	-86.07
East Oakdale, CA	37.79	-120.80
Seagraves, TX	32.94	-102.56
Port Richey, FL	28.27	-82.72
Bartlett, TX	30.79	-97.43
Girard, KS	37.51	-94.84
Buckeye Lake, OH	39.93	-82.47
Buena Vista, CO	38.84	-106.13
Victor, NY	42.98	-77.41
Grottoes, VA	38.27	-78.83
Lucasville, OH	38.88	-83.00
Jaffrey, NH	42.81	-72.02
Leonardo, NJ	40.42	-74.06
Burns, OR	43.59	-119.05
Turley, OK	36.24	-95.98
Canadian Lakes, MI	43.58	-85.30
Sewaren, NJ	40.55	-74.26
McKownville, NY	42.68	-73.85
Oak Trail Shores, TX	32.49	-97.83
Lakefield, ON	44.43	-78.27
Mount Vernon, TX	33.19	-95.22
East Dennis, MA	41.74	-70.16
Manchester, PA	40.06	-76.72
Paloma Creek South, TX	33.21	-96.94
Trinity, TX	30.95	-95.38
Sands Point, NY	40.85	-73.72
Hartford, KY	37.45	-86.91
Glen Raven, NC	36.11	-79.48
Bristol, ME	43.96	-69.51
Sanbornton, NH	43.49	-71.58
Little Flock, AR	36.39	-94.14
Norway, ME	44.21	-70.54
Moose Lake, MN	46.45	-92.76
Osseo, MN	45.12	-93.40
Riverton, NJ	40.01	-75.01
East Tawas, MI	44.28	-83.49
Granite Falls, MN	44.81	-95.55
Williston, FL	29.39	-82.45
Pageland, SC	34.77	-80.39
Cohasset, MN	47.26	-93.62
Hooks, TX	33.47	-94.29
Wendell, ID	42.78	-114.70
Sheridan, IL	41.53	-88.68
Dulce, NM	36.93	-107.00
Abernathy, TX	33.83	-101.84
Lake Arthur, LA	30.08	-92.67
Marquette Heights, IL	40.62	-89.60
Bedford, PA	40.02	-78.50
McGovern, PA	40.23	-80.22
West Brattleboro, VT	42.86	-72.60
Longtown, OK	35.25	-95.51
Kemmerer, WY	41.79	-110.54
Lake Wissota, WI	44.93	-91.30
Dawson Springs, KY	37.17	-87.69
Quarryville, PA	39.90	-76.16
Warden, WA	46.97	-119.04
Lima, PA	39.92	-75.44
Montgomery City, MO	38.98	-91.50
Lake Junaluska, NC	35.53	-82.96
Ashland, PA	40.78	-76.35
Gibsonia, PA	40.63	-79.97
Freer, TX	27.88	-98.62
Drum Point, MD	38.33	-76.43
Montrose, NY	41.25	-73.93
North Sioux City, SD	42.53	-96.48
Nice, CA	39.12	-122.85
Carrabelle, FL	29.85	-84.66
Marietta, OK	33.94	-97.12
Hay River, NT	60.82	-115.80
Normandin, QC	48.83	-72.53
Munsons Corners, NY	42.58	-76.21
Ketchum, ID	43.68	-114.36
Lake City, GA	33.61	-84.34
Cokato, MN	45.08	-94.19
Bonifay, FL	30.79	-85.68
Ashley, PA	41.21	-75.90
Wellborn, FL	30.23	-82.82
Almont, MI	42.92	-83.04
Loogootee, IN	38.68	-86.91
Bel-Ridge, MO	38.71	-90.33
Piedmont, QC	45.90	-74.13
Stanley, ND	48.32	-102.39
Dermott, AR	33.53	-91.44
Hypoluxo, FL	26.57	-80.05
Round Lake Heights, IL	42.38	-88.10
Grosse Pointe Shores, MI	42.44	-82.88
Topsfield, MA	42.64	-70.95
Lagrange, IN	41.64	-85.42
Roseau, MN	48.85	-95.76
Munsey Park, NY	40.80	-73.68
Oak Harbor, OH	41.51	-83.15
Philipsburg, PA	40.90	-78.22
Montana City, MT	46.54	-111.93
Grundy Center, IA	42.36	-92.77
Dupont, PA	41.33	-75.75
Pawnee, IL	39.59	-89.58
Rogers City, MI	45.42	-83.82
Plainsboro Center, NJ	40.33	-74.59
Hortonville, WI	44.33	-88.64
Window Rock, AZ	35.68	-109.05
Electra, TX	34.03	-98.92
Whitehall, MI	43.41	-86.35
Honeoye Falls, NY	42.95	-77.59
Reynoldsville, PA	41.10	-78.89
Saint George, FL	28.06	-82.73
Casey, IL	39.30	-87.99
State Line, PA	39.72	-77.72
East Norwich, NY	40.85	-73.54
Shorewood Forest, IN	41.46	-87.14
Pine Ridge, PA	41.15	-74.99
Princeton, BC	49.46	-120.51
El Lago, TX	29.56	-95.05
Wisconsin Dells, WI	43.63	-89.77
Centreville, AL	32.95	-87.12
Pittsfield, WI	44.60	-88.25
Wellsburg, WV	40.27	-80.61
Rosita South, TX	28.62	-100.43
West Wyoming, PA	41.32	-75.85
Simpsonville, KY	38.22	-85.36
Fayette, MO	39.15	-92.68
Eldora, IA	42.36	-93.10
Gray Summit, MO	38.49	-90.82
Butler, IN	41.43	-84.87
Coxsackie, NY	42.35	-73.80
Wind Gap, PA	40.85	-75.29
Saint-Léonard, NB	47.16	-67.92
Hawaiian Acres, HI	19.54	-155.05
North Fort Lewis, WA	47.12	-122.59
West Longview, WA	46.17	-123.00
Marystown, NL	47.17	-55.15
Fairmont, NC	34.50	-79.11
Rome, WI	44.22	-89.81
Sisco Heights, WA	48.12	-122.10
Lakeview Estates, GA	33.71	-84.03
Morton, PA	39.91	-75.32
Missouri Valley, IA	41.56	-95.89
Salunga, PA	40.10	-76.42
Lakehurst, NJ	40.01	-74.31
Middlefield, OH	41.46	-81.07
Meadowood, PA	40.84	-79.89
Somerset, WI	45.12	-92.67
Juneau, WI	43.41	-88.71
Hanapēpē Heights, HI	21.92	-159.59
East Hampton, CT	41.58	-72.50
Frazier Park, CA	34.82	-118.94
Filer, ID	42.57	-114.61
Dodge Center, MN	44.03	-92.85
Chattahoochee Hills, GA	33.55	-84.76
Lake Helen, FL	28.98	-81.23
Palmhurst, TX	26.26	-98.32
Central, TN	35.80	-89.54
Dublin, VA	37.11	-80.69
Van, TX	32.52	-95.64
Central Park, WA	46.97	-123.69
Bedford, QC	45.12	-72.98
Campo, CA	32.61	-116.47
Liberty, NC	35.85	-79.57
Wilburton, OK	34.92	-95.31
Plympton, MA	41.95	-70.81
Saint George, ME	44.02	-69.20
Seaforth, ON	43.55	-81.40
Hoxie, AR	36.05	-90.98
Loughman, FL	28.24	-81.57
Strasburg, OH	40.59	-81.53
Villano Beach, FL	29.94	-81.30
Pearisburg, VA	37.33	-80.74
Crab Orchard, WV	37.74	-81.23
Bonny Doon, CA	37.04	-122.15
Hillsville, VA	36.76	-80.73
Angels Camp, CA	38.07	-120.54
Burlington, OH	38.41	-82.54
Donalsonville, GA	31.04	-84.88
Santa Rosa, NM	34.94	-104.68
Bonaventure, QC	48.05	-65.49
Mountain View, MO	37.00	-91.70
Grifton, NC	35.37	-77.44
Burnettown, SC	33.52	-81.85
Tamworth, NH	43.86	-71.26
Aberdeen, FL	26.55	-80.15
Emigsville, PA	40.02	-76.73
Sacaton, AZ	33.08	-111.74
Windsor, VA	36.81	-76.74
Jesup, IA	42.48	-92.06
Norton Center, MA	41.97	-71.19
Selmont-West Selmont, AL	32.38	-87.01
Rio Grande, NJ	39.01	-74.88
Wimberley, TX	30.00	-98.10
Durham, NY	42.40	-74.17
Walton Park, NY	41.31	-74.23
Lakeside, MT	48.02	-114.22
Sibley, IA	43.40	-95.75
Hardwick, MA	42.35	-72.20
Saint Helen, MI	44.36	-84.41
Paia, HI	20.90	-156.37
Trenton, IL	38.61	-89.68
Clearbrook Park, NJ	40.31	-74.46
Bath, PA	40.73	-75.39
Cap-Santé, QC	46.67	-71.79
Stanton, KY	37.85	-83.86
Tusculum, TN	36.18	-82.76
Rossmoor, NJ	40.34	-74.47
Marin City, CA	37.87	-122.51
University Park, MD	38.97	-76.94
East Lansdowne, PA	39.95	-75.26
Hallam, PA	40.00	-76.60
Icard, NC	35.73	-81.47
Newtown, OH	39.12	-84.36
Hampton, SC	32.88	-81.13
Clifton, TN	35.39	-88.00
West Ishpeming, MI	46.48	-87.70
Federalsburg, MD	38.69	-75.77
Chelsea, ME	44.25	-69.72
Avoca, PA	41.34	-75.74
West Sand Lake, NY	42.64	-73.61
Premont, TX	27.36	-98.12
Harlem, FL	26.74	-80.95
Benton, ME	44.59	-69.55
Weedpatch, CA	35.24	-118.92
Tiffin, IA	41.71	-91.66
Clinton, NJ	40.64	-74.91
Foley, MN	45.66	-93.91
Crisfield, MD	37.98	-75.85
Fairview, OK	36.27	-98.48
Mondovi, WI	44.57	-91.67
Dahlgren, VA	38.33	-77.05
Clarkson Valley, MO	38.62	-90.59
Devola, OH	39.47	-81.48
Seymour, TX	33.59	-99.26
Brush Prairie, WA	45.73	-122.55
Lake Wazeecha, WI	44.37	-89.76
Palisade, CO	39.11	-108.35
Cordaville, MA	42.27	-71.52
Winthrop, ME	44.31	-69.98
Aromas, CA	36.89	-121.64
Pittston, ME	44.22	-69.76
Delavan Lake, WI	42.58	-88.63
Hartford, AL	31.10	-85.70
Albany, MN	45.63	-94.57
Eielson Air Force Base, AK	64.66	-147.05
Sneads Ferry, NC	34.55	-77.40
Clarence, NY	42.98	-78.59
Libby, MT	48.39	-115.56
Dixon Lane-Meadow Creek, CA	37.39	-118.42
Leadville, CO	39.25	-106.29
Adstock, QC	46.05	-71.08
North Seekonk, MA	41.89	-71.33
Versailles, OH	40.22	-84.48
Pleasant Hill, PA	40.34	-76.44
New Richmond, OH	38.95	-84.28
Provincetown, MA	42.05	-70.19
Weldon, CA	35.67	-118.29
Remsenburg-Speonk, NY	40.83	-72.70
Northeast Ithaca, NY	42.47	-76.46
Green Park, MO	38.52	-90.34
Potosi, MO	37.94	-90.79
Dennison, OH	40.39	-81.33
Delmont, PA	40.41	-79.57
Lake Wynonah, PA	40.60	-76.16
Thomaston, NY	40.79	-73.71
Okolona, MS	34.00	-88.76
Marshville, NC	34.99	-80.37
Fairfield, ME	44.59	-69.60
Hanapēpē, HI	21.91	-159.59
Milton, WV	38.43	-82.13
Plumsteadville, PA	40.39	-75.15
Saint-Bruno, QC	48.47	-71.65
Villa Ridge, MO	38.47	-90.89
Gowanda, NY	42.46	-78.94
Burns Lake, BC	54.23	-125.76
Arcadia, SC	34.96	-81.99
Yorkville, NY	43.11	-75.27
Brogden, NC	35.29	-78.03
Pine Crest, TN	36.28	-84.13
Cordes Lakes, AZ	34.31	-112.10
Shippagan, NB	47.74	-64.71
Croom, MD	38.75	-76.76
George West, TX	28.33	-98.12
Vergennes, VT	44.17	-73.25
Como, WI	42.61	-88.48
Gervais, OR	45.11	-122.90
Cumberland, BC	49.62	-125.04
Dunkirk, IN	40.76	-86.39
North Lakeville, MA	41.86	-70.94
Madison, ME	44.80	-69.88
Mohawk, NY	43.01	-75.00
Saint Marys, KS	39.19	-96.07
Owensville, MO	38.35	-91.50
Redwood, OR	42.42	-123.39
Cadiz, KY	36.87	-87.84
Chester Heights, PA	39.89	-75.48
Tilton, IL	40.10	-87.65
Covington, OH	40.12	-84.35
Loudonville, OH	40.64	-82.23
Statham, GA	33.97	-83.60
K. I. Sawyer Air Force Base, MI	46.35	-87.39
Hoisington, KS	38.52	-98.78
Thunderbolt, GA	32.03	-81.05
Kachina Village, AZ	35.10	-111.69
Bayou La Batre, AL	30.40	-88.25
Seminole Manor, FL	26.58	-80.10
Parksdale, CA	36.95	-120.02
Day Heights, OH	39.17	-84.23
Abbeville, AL	31.57	-85.25
Vassar, MI	43.37	-83.58
Jemison, AL	32.96	-86.75
Platteville, CO	40.21	-104.82
Potterville, MI	42.63	-84.74
Sylva, NC	35.37	-83.23
Bloomfield, IA	40.75	-92.41
Hartford, MI	42.21	-86.17
Whetstone, AZ	31.96	-110.34
Reidsville, GA	32.09	-82.12
Macon, MS	33.11	-88.56
Freemansburg, PA	40.63	-75.35
Mohave Valley, AZ	34.93	-114.59
Monticello, GA	33.30	-83.68
Burlington, KS	38.19	-95.74
Barton, WI	43.44	-88.18
Merkel, TX	32.47	-100.01
De Leon Springs, FL	29.12	-81.35
Graniteville, SC	33.56	-81.81
Kahuku, HI	21.68	-157.95
Swedesboro, NJ	39.75	-75.31
Green Island, NY	42.74	-73.69
Wawa, ON	47.99	-84.77
Rhinebeck, NY	41.93	-73.91
Green Harbor-Cedar Crest, MA	42.07	-70.66
Braddock Heights, MD	39.42	-77.50
Guntown, MS	34.44	-88.66
Marietta, PA	40.06	-76.55
Salem, AR	34.63	-92.56
Elgin, SC	34.67	-80.72
Lyford, TX	26.41	-97.79
Belvidere, NJ	40.83	-75.08
West Bishop, CA	37.36	-118.46
Chewelah, WA	48.28	-117.72
Wyomissing Hills, PA	40.34	-75.98
Reed Creek, GA	34.45	-82.92
Herald Harbor, MD	39.05	-76.57
Timberville, VA	38.64	-78.77
Matamoras, PA	40.44	-76.93
Port Ludlow, WA	47.93	-122.68
Rock Rapids, IA	43.43	-96.18
Oakland, ME	44.54	-69.72
Ravenel, SC	32.76	-80.25
La Villa, TX	26.30	-97.93
Williams Bay, WI	42.58	-88.54
Everson, WA	48.92	-122.34
Zephyrhills North, FL	28.25	-82.17
Pennington, NJ	40.33	-74.79
Glenrock, WY	42.86	-105.87
Northumberland, NH	44.56	-71.56
Linden, AZ	34.29	-110.16
Guilford Center, CT	41.28	-72.68
Alva, FL	26.72	-81.61
Alfred, ME	43.48	-70.72
Sandusky, MI	43.42	-82.83
Lewiston, NY	43.17	-79.04
Derry, PA	40.33	-79.30
Alturas, CA	41.49	-120.54
Crest, CA	32.81	-116.87
Conrad, MT	48.17	-111.95
Hallettsville, TX	29.44	-96.94
Blasdell, NY	42.80	-78.82
Cayucos, CA	35.44	-120.89
Loris, SC	34.06	-78.89
Indian Hills, TX	26.21	-97.92
Fox Lake Hills, IL	42.41	-88.13
Hooverson Heights, WV	40.32	-80.58
Palmer Lake, CO	39.12	-104.92
Alden, NY	42.90	-78.49
Weston Lakes, TX	29.68	-95.94
Bethlehem, WV	39.39	-80.28
Madrid, IA	41.88	-93.82
Chetwynd, BC	55.70	-121.64
Huntingtown, MD	38.62	-76.61
Spooner, WI	45.82	-91.89
Ruidoso Downs, NM	33.33	-105.60
Elkford, BC	50.05	-114.89
Sabetha, KS	39.90	-95.80
Tobaccoville, NC	36.24	-80.37
Mount Vernon, KY	38.03	-84.50
Fiskdale, MA	42.12	-72.11
Glencoe, FL	29.03	-80.97
Whitehall, NY	43.56	-73.40
Glen Rose, TX	32.23	-97.76
Richmond, UT	41.92	-111.81
Bourg, LA	29.55	-90.60
Osgoode, ON	45.15	-75.60
Homosassa, FL	28.78	-82.62
McCormick, SC	33.91	-82.29
East Williston, NY	40.76	-73.63
Eddyville, KY	37.09	-88.08
Barnesville, MN	46.65	-96.42
Saint-Joseph, QC	45.96	-73.22
Centerville, IN	39.82	-85.00
Lake Village, AR	33.33	-91.28
Preston Heights, IL	41.49	-88.08
Dayton, OR	45.22	-123.08
Volcano, HI	19.44	-155.23
Royston, GA	34.29	-83.11
Forest Heights, MD	38.81	-77.00
The Hills, TX	30.35	-97.99
Piermont, NY	41.04	-73.92
Wales, WI	43.00	-88.38
Elma Center, NY	42.83	-78.64
Paramount-Long Meadow, MD	39.68	-77.69
Collins, MS	31.65	-89.56
Tahoka, TX	33.17	-101.79
Dillsburg, PA	40.11	-77.03
Okanogan, WA	48.36	-119.58
Covington, IN	40.14	-87.39
Cape Neddick, ME	43.19	-70.62
Glenwood, MN	45.65	-95.39
Flying Hills, PA	40.28	-75.91
Moscow Mills, MO	38.95	-90.92
Bayfield, CO	37.23	-107.60
Honaunau-Napoopoo, HI	19.46	-155.86
Brookville, IN	39.42	-85.01
Beach City, TX	29.66	-94.89
Homedale, ID	43.62	-116.93
Wrightsville Beach, NC	34.21	-77.80
Gibsonburg, OH	41.38	-83.32
Lake Meade, PA	39.99	-77.04
Winters, TX	31.96	-99.96
Manchester, ME	44.32	-69.86
Bermuda Run, NC	36.00	-80.42
Emerald Mountain, AL	32.45	-86.09
Grimshaw, AB	56.18	-117.60
Edisto, SC	33.48	-80.90
Beverly, NJ	40.07	-74.92
Ridgecrest, FL	27.90	-82.81
Raoul, GA	34.45	-83.59
Ashland, NE	41.04	-96.37
Hedwig Village, TX	29.78	-95.52
Daleville, VA	37.41	-79.91
East Douglas, MA	42.07	-71.71
Plainfield Village, CT	41.68	-71.92
South Hutchinson, KS	38.03	-97.94
Pleasant Ridge, MI	42.47	-83.14
Luxemburg, WI	44.54	-87.70
Weed, CA	41.42	-122.39
Whiteman Air Force Base, MO	38.73	-93.56
Travis Ranch, TX	32.80	-96.47
Kenilworth, IL	42.09	-87.72
Shallowater, TX	33.69	-102.00
Granville, WV	39.65	-79.99
Colwyn, PA	39.91	-75.25
Bar Harbor, ME	44.39	-68.20
Hawarden, IA	43.00	-96.49
Hopkinton, MA	42.23	-71.52
Williamsburg, OH	39.05	-84.05
Bonners Ferry, ID	48.69	-116.32
Leith-Hatfield, PA	39.88	-79.73
Rockville, IN	39.76	-87.23
Hollandale, MS	33.17	-90.85
Wayne Heights, PA	39.74	-77.55
McQueeney, TX	29.59	-98.03
Solon, IA	41.81	-91.49
Carthage, IL	40.42	-91.14
Horace, ND	46.76	-96.90
Silver Creek, NY	42.54	-79.17
Troutman, NC	35.70	-80.89
West Newton, PA	40.21	-79.77
West Fork, AR	35.92	-94.19
Arial, SC	34.85	-82.64
Tipton, CA	36.06	-119.31
Lucan, ON	43.18	-81.40
Saint-Anselme, QC	46.63	-70.97
Imperial, PA	40.45	-80.24
Rockledge, PA	40.08	-75.09
Meadow Glade, WA	45.76	-122.56
Huguley, AL	32.83	-85.23
Charlevoix, MI	45.32	-85.26
Wernersville, PA	40.33	-76.08
Dakota Dunes, SD	42.49	-96.49
Athabasca, AB	54.72	-113.29
Clinton, AR	35.59	-92.46
Sylvania, GA	32.75	-81.64
Prince Frederick, MD	38.54	-76.58
Cambridge Springs, PA	41.80	-80.06
Clearwater, KS	37.50	-97.50
Roaring Spring, PA	40.34	-78.39
Overton, TX	32.27	-94.98
Clio, MI	43.18	-83.73
Millersburg, PA	40.54	-76.96
Sainte-Martine, QC	45.25	-73.80
Eminence, KY	38.37	-85.18
Oliver, PA	39.92	-79.72
Marysville, PA	40.34	-76.93
Cabazon, CA	33.92	-116.79
Sabina, OH	39.49	-83.64
Ferris, TX	32.53	-96.67
Barnesboro, PA	40.66	-78.78
Winchester, CA	33.71	-117.08
Central Heights-Midland City, AZ	33.40	-110.82
Lochsloy, WA	48.05	-122.03
Calvert City, KY	37.03	-88.35
Lockport, LA	29.65	-90.54
Pantego, TX	32.71	-97.16
Lordsburg, NM	32.35	-108.71
Pearl River, LA	30.38	-89.75
Potomac Park, MD	39.61	-78.81
Hinton, WV	37.67	-80.89
Dover-Foxcroft, ME	45.18	-69.23
Hyde Park, PA	40.38	-75.93
Lake Crystal, MN	44.11	-94.22
Minnedosa, MB	50.25	-99.84
Wellford, SC	34.95	-82.11
Dayton, WA	46.32	-117.97
Dawsonville, GA	34.42	-84.12
Argentine, MI	42.79	-83.85
Parkville, MN	47.53	-92.58
Bentleyville, PA	40.12	-80.01
Phillipsburg, KS	39.76	-99.32
Pima, AZ	32.90	-109.83
Indian Springs Village, AL	33.36	-86.75
Silver Lake, OH	41.16	-81.45
Waller, TX	30.06	-95.93
Penngrove, CA	38.30	-122.67
Delaware, ON	42.92	-81.42
Center Point, IA	42.19	-91.79
Casselton, ND	46.90	-97.21
North Boston, NY	42.69	-78.78
Chesterland, OH	41.52	-81.34
Salina, UT	38.96	-111.86
New Town, ND	47.98	-102.49
Dunkirk Town Center, MD	38.72	-76.66
Petersburg, WV	38.99	-79.12
Liberty, PA	40.33	-79.86
Alburtis, PA	40.51	-75.60
Ranchos de Taos, NM	36.36	-105.61
Clever, MO	37.03	-93.47
Galva, IL	41.17	-90.04
Corinth, NY	43.24	-73.83
Lake Echo, NS	44.73	-63.38
Rockville, MN	45.47	-94.34
Myrtle Point, OR	43.06	-124.14
Marengo, IA	41.80	-92.07
Crossfield, AB	51.43	-114.04
New Egypt, NJ	40.07	-74.53
Carmel, ME	44.80	-69.05
Russell Springs, KY	37.06	-85.09
Osceola, WI	45.32	-92.70
West Tisbury, MA	41.38	-70.67
New Hope, PA	40.36	-74.95
Hartley, CA	38.42	-121.95
Bayview, CA	40.77	-124.18
Dunkirk, MD	38.72	-76.66
Kalona, IA	41.48	-91.71
Montpelier, ID	42.32	-111.30
Portage, PA	40.39	-78.67
Bethel, ME	44.40	-70.79
Frankfort, NY	43.04	-75.07
McChord Air Force Base, WA	47.13	-122.49
Paden City, WV	39.60	-80.94
Lauderdale, MN	45.00	-93.21
Dogtown, CA	38.21	-121.09
Des Allemands, LA	29.82	-90.48
Wyldwood, TX	30.13	-97.47
Lincoln, NB	45.90	-66.58
Pepperell, MA	42.67	-71.59
Muse, PA	40.29	-80.20
Garden View, PA	41.25	-77.05
Fairmont City, IL	38.65	-90.09
Walters, OK	34.36	-98.31
Greenbriar, FL	28.01	-82.75
Marked Tree, AR	35.53	-90.42
Paloma Creek, TX	33.23	-96.94
Abita Springs, LA	30.48	-90.04
Cumberland Center, ME	43.80	-70.26
Deerfield, WI	43.05	-89.08
Crooksville, OH	39.77	-82.09
Halesite, NY	40.89	-73.42
Chester, WV	40.61	-80.56
Blountstown, FL	30.44	-85.05
Fairfax, IA	41.92	-91.78
Caruthers, CA	36.54	-119.83
Cherryvale, SC	33.96	-80.46
Sand Hill, PA	40.36	-76.43
Villa Grove, IL	39.86	-88.16
Chesterfield, IN	40.11	-85.60
Williamson, NY	43.22	-77.19
Sells, AZ	31.91	-111.88
Essex Village, CT	41.36	-72.39
Mineral Point, WI	42.86	-90.18
Landrum, SC	35.18	-82.19
Wilkinson Heights, SC	33.50	-80.83
West Belmar, NJ	40.17	-74.04
Poynette, WI	43.39	-89.40
Colonial Pine Hills, SD	44.01	-103.32
Thornton, IL	41.57	-87.61
El Portal, FL	25.86	-80.19
Midway, TN	36.30	-82.42
Rancho Viejo, TX	26.04	-97.56
Bethel Heights, AR	36.21	-94.13
Blue Mound, TX	32.86	-97.34
Leisure Knoll, NJ	40.02	-74.29
East Quincy, CA	39.93	-120.90
Fillmore, UT	38.97	-112.32
Mendenhall, MS	31.96	-89.87
La Blanca, TX	26.29	-98.04
Diamond, IL	41.29	-88.25
Fort Kent, ME	47.26	-68.59
Fredericktown, OH	40.48	-82.54
Fennimore, WI	42.98	-90.66
Stallion Springs, CA	35.09	-118.64
Sutter Creek, CA	38.39	-120.80
Hazen, ND	47.29	-101.62
Virginia Gardens, FL	25.81	-80.30
Alamo, TN	35.78	-89.12
Durant, MS	33.08	-89.85
Fifth Street, TX	29.60	-95.55
New Lisbon, WI	43.88	-90.17
Westminster, SC	34.66	-83.10
Poland, OH	41.02	-80.61
Bennett, CO	39.76	-104.43
Deep River Center, CT	41.38	-72.44
Charleston, AR	35.30	-94.04
Chuluota, FL	28.64	-81.12
Commerce, OK	36.93	-94.87
Jay, OK	36.42	-94.80
Dripping Springs, TX	30.19	-98.09
Jefferson, ME	44.21	-69.45
Woodbine, NJ	39.24	-74.82
Odem, TX	27.95	-97.58
Moorefield, WV	39.06	-78.97
Coudersport, PA	41.77	-78.02
Lac-Lapierre, QC	45.90	-73.77
Homerville, GA	31.04	-82.75
Spring Lake, MI	43.08	-86.20
Silver Lake, WI	44.06	-89.23
Campbell, FL	28.26	-81.46
Ross, CA	37.96	-122.55
Woodville, TX	30.78	-94.42
Newmanstown, PA	40.35	-76.21
Tonopah, NV	38.07	-117.23
Osceola, IN	41.67	-86.08
Navy Yard City, WA	47.55	-122.66
Thurso, QC	45.60	-75.25
Harriman, NY	41.31	-74.14
Cecil-Bishop, PA	40.32	-80.19
Whittingham, NJ	40.33	-74.45
Unity, SK	52.45	-109.17
Morgantown, KY	37.23	-86.68
Mountain City, TN	36.47	-81.80
Belle Plaine, IA	41.90	-92.28
Jarales, NM	34.61	-106.76
Eagle Lake, FL	27.98	-81.76
Santa Claus, IN	38.12	-86.91
Middleport, OH	39.00	-82.05
Skaneateles, NY	42.95	-76.43
Curwensville, PA	40.98	-78.53
Nekoosa, WI	44.31	-89.90
Grand Point, LA	30.06	-90.75
Weyers Cave, VA	38.29	-78.91
Sisters, OR	44.29	-121.55
Chase, BC	50.82	-119.69
Mayodan, NC	36.41	-79.97
Attica, NY	42.86	-78.28
Poplar-Cotton Center, CA	36.06	-119.15
Nicoma Park, OK	35.49	-97.32
Apison, TN	35.02	-85.02
Williamsburg, MA	42.39	-72.73
Elm Creek, TX	28.77	-100.49
New Llano, LA	31.11	-93.27
Val Verde, CA	34.45	-118.66
Cairo, IL	37.01	-89.18
Golden Grove, SC	34.73	-82.44
Granville, NY	43.41	-73.26
Ravensworth, VA	38.80	-77.22
Nixon, TX	29.27	-97.76
Princeton Junction, NJ	40.32	-74.62
Lake Placid, NY	44.28	-73.98
Ranger, TX	32.47	-98.68
Sterlington, LA	32.70	-92.09
Coalfield, TN	36.03	-84.42
Weatherly, PA	40.94	-75.83
Sexsmith, AB	55.35	-118.79
Pelican Rapids, MN	46.57	-96.08
Camp Meeker, CA	38.43	-122.96
Moundville, AL	33.00	-87.63
Farmington, IL	41.94	-88.32
Amelia, LA	29.67	-91.10
Bloomington, TX	28.65	-96.89
Fairmont, IL	41.56	-88.06
Le Center, MN	44.39	-93.73
Big Coppitt Key, FL	24.60	-81.66
Greenwood, PA	40.54	-78.36
Cathcart, WA	47.85	-122.10
Fox Creek, AB	54.40	-116.80
Bridgeport, WA	48.01	-119.67
Saint-Tite, QC	46.73	-72.57
Riverview, DE	39.03	-75.51
Santo Domingo Pueblo, NM	35.51	-106.37
Roosevelt Gardens, FL	26.14	-80.18
Louisa, KY	38.11	-82.60
Tumbler Ridge, BC	55.13	-120.99
Readfield, ME	44.39	-69.97
Prague, OK	35.49	-96.69
Daingerfield, TX	33.03	-94.72
Wild Peach Village, TX	29.08	-95.63
Saint Ignace, MI	45.87	-84.73
Valcourt, QC	45.50	-72.32
Maxton, NC	34.74	-79.35
Escobares, TX	26.41	-98.96
Wabasha, MN	44.38	-92.03
Eureka, KS	37.82	-96.29
Sisseton, SD	45.66	-97.05
Laporte, CO	40.63	-105.14
Country Club Village, MO	39.83	-94.82
Garland, UT	41.74	-112.16
Bells, TN	35.71	-89.09
West Simsbury, CT	41.87	-72.86
Strasburg, CO	39.74	-104.32
Monroe City, MO	39.65	-91.73
Pembroke, GA	32.14	-81.62
Rio Hondo, TX	26.24	-97.58
Winneconne, WI	44.11	-88.71
Junction, TX	30.49	-99.77
Wayne, IL	41.95	-88.24
Bohners Lake, WI	42.62	-88.28
Saint-Lambert-de-Lauzon, QC	46.59	-71.21
Broad Channel, NY	40.60	-73.82
Kinder, LA	30.49	-92.85
Park City, TN	35.08	-86.57
Verona, PA	40.51	-79.84
Meadow Oaks, FL	28.35	-82.60
Edgard, LA	30.04	-90.56
Yardley, PA	40.25	-74.85
Versailles, MO	38.43	-92.84
Quanah, TX	34.30	-99.74
White Sulphur Springs, WV	37.80	-80.30
Aquebogue, NY	40.94	-72.63
Gambier, OH	40.38	-82.40
Warm Beach, WA	48.17	-122.36
Pinckney, MI	42.46	-83.95
Bertsch-Oceanview, CA	41.75	-124.16
Hartsville, TN	36.39	-86.17
Old Orchard, PA	40.66	-75.26
Paynesville, MN	45.38	-94.71
Muncy, PA	41.21	-76.79
Lincoln, AR	35.95	-94.42
Mayflower, AR	34.96	-92.43
Forsyth, MO	36.69	-93.12
Moline Acres, MO	38.75	-90.24
Oakland City, IN	38.34	-87.35
Carrollton, IL	39.30	-90.41
Buckhorn, CA	38.45	-120.53
Windy Hills, KY	38.27	-85.63
Enfield, NC	36.18	-77.67
Saint Henry, OH	40.42	-84.64
Oronogo, MO	37.19	-94.47
Woodside, PA	40.22	-74.88
Belleville, WI	42.86	-89.54
Decherd, TN	35.21	-86.08
Pemberton Heights, NJ	39.96	-74.68
Honalo, HI	19.55	-155.93
Berlin, MA	42.38	-71.64
Lovell, WY	44.84	-108.39
Ester, AK	64.85	-148.01
Coopersburg, PA	40.51	-75.39
Lexington Hills, CA	37.16	-121.97
Ange-Gardien, QC	45.35	-72.93
Anchorage, KY	38.27	-85.53
East Brewton, AL	31.09	-87.06
East Uniontown, PA	39.90	-79.70
Emsworth, PA	40.51	-80.09
Sumiton, AL	33.76	-87.05
Shepherd, TX	30.50	-95.00
Shapleigh, ME	43.54	-70.85
Fobes Hill, WA	47.95	-122.12
Bolivar Peninsula, TX	29.48	-94.58
Hampton Manor, NY	42.62	-73.73
Irvine, KY	37.70	-83.97
Mattawa, ON	46.32	-78.70
Uniontown, AL	32.45	-87.51
Barnum Island, NY	40.60	-73.64
Indian Springs, GA	33.24	-83.92
Avilla, IN	41.37	-85.24
Spring Valley, MN	43.69	-92.39
Westbrook Center, CT	41.28	-72.44
Lost Hills, CA	35.62	-119.69
Monticello, FL	30.55	-83.87
South Sumter, SC	33.91	-80.35
Mascot, TN	36.06	-83.75
Lake Nacimiento, CA	35.73	-120.88
White Hall, IL	39.44	-90.40
Lawson, MO	39.44	-94.20
Hebron, OH	39.96	-82.49
West Union, IA	42.96	-91.81
Neillsville, WI	44.56	-90.60
Coats, NC	35.41	-78.67
North Browning, MT	48.57	-113.01
Jamestown West, NY	42.09	-79.28
Eddystone, PA	39.86	-75.34
Dennis, MA	41.74	-70.19
Harrison, ME	44.11	-70.68
East Newark, NJ	40.75	-74.16
Sky Valley, CA	33.89	-116.35
Darlington, WI	42.68	-90.12
Kimball, NE	41.24	-103.66
Lavaca, AR	35.34	-94.17
San Felipe Pueblo, NM	35.43	-106.45
Dillingham, AK	59.04	-158.46
Newton, TX	30.85	-93.76
Matoaca, VA	37.23	-77.48
Taylor, AL	31.16	-85.47
Isle of Hope, GA	31.98	-81.06
Haw River, NC	36.09	-79.36
Winamac, IN	41.05	-86.60
Saint Maries, ID	47.31	-116.56
Brooks, KY	38.06	-85.71
Inverness Highlands North, FL	28.86	-82.38
Coal Creek, CO	39.91	-105.38
York, AL	32.49	-88.30
Greentown, IN	40.48	-85.97
Sun Valley, PA	40.98	-75.47
Telluride, CO	37.94	-107.81
Kalama, WA	46.01	-122.84
Selbyville, DE	38.46	-75.22
Seneca, MO	36.84	-94.61
Marcus Hook, PA	39.82	-75.42
Lake Katrine, NY	41.99	-73.99
Herington, KS	38.67	-96.94
Groton, NY	42.59	-76.37
Mount Union, PA	40.38	-77.88
Carthage, NC	35.35	-79.42
Conneaut Lakeshore, PA	41.63	-80.31
Winchester, ON	45.08	-75.35
Cowichan Bay, BC	48.73	-123.62
Cave City, KY	37.14	-85.96
Norwood, NC	35.22	-80.12
Walnut Hill, TN	36.57	-82.26
Enon, OH	39.88	-83.94
Circle D-KC Estates, TX	30.16	-97.23
East Dublin, GA	32.55	-82.87
Egypt, PA	40.68	-75.53
Harbor, OR	42.05	-124.27
Concordia, MO	38.98	-93.57
Waynesboro, TN	35.32	-87.76
Olmos Park, TX	29.48	-98.49
Reed City, MI	43.88	-85.51
‘Ele‘ele, HI	21.91	-159.58
Park View, IA	41.69	-90.55
South Congaree, SC	33.91	-81.14
Rochester, WA	46.82	-123.10
Greensboro, AL	32.70	-87.60
Raceland, KY	38.54	-82.73
Tappahannock, VA	37.93	-76.86
Midland City, AL	31.32	-85.49
Chamberlain, SD	43.81	-99.33
Dalton Gardens, ID	47.73	-116.77
Sundre, AB	51.80	-114.64
Stonybrook, PA	39.99	-76.64
Lomira, WI	43.59	-88.44
Sleepy Hollow, CA	38.01	-122.58
Val Verde Park, TX	29.37	-100.83
Brownville, NJ	40.40	-74.30
Red Hill, PA	40.37	-75.48
Ingalls, IN	39.96	-85.81
Chichester, NH	43.25	-71.40
Wrangell, AK	56.47	-132.38
Derwood, MD	39.12	-77.16
Aliceville, AL	33.13	-88.15
Hudson, IA	42.41	-92.46
New London, OH	41.09	-82.40
Mission Canyon, CA	34.45	-119.71
Rangely, CO	40.09	-108.80
Aptos Hills-Larkin Valley, CA	36.96	-121.83
Watchtower, NY	41.64	-74.26
Redfield, SD	44.88	-98.52
Huntsville, AR	36.09	-93.74
Timmonsville, SC	34.13	-79.94
Highspire, PA	40.21	-76.79
Wray, CO	40.08	-102.22
Canton, MO	40.13	-91.52
Hermann, MO	38.70	-91.44
Lamoni, IA	40.62	-93.93
Byesville, OH	39.97	-81.54
Holiday Island, AR	36.49	-93.73
Dalworthington Gardens, TX	32.70	-97.16
Adamstown, MD	39.31	-77.47
Magnolia, MS	31.14	-90.46
East Jordan, MI	45.16	-85.12
Madison, NE	41.83	-97.46
Geistown, PA	40.29	-78.87
Carstairs, AB	51.57	-114.10
Swanton, VT	44.92	-73.12
Pine Ridge at Crestwood, NJ	39.95	-74.32
Auberry, CA	37.08	-119.49
Solomons, MD	38.32	-76.45
Loma Rica, CA	39.31	-121.42
Hayfork, CA	40.55	-123.18
Edneyville, NC	35.39	-82.34
Fairlawn, VA	37.15	-80.58
Town Line, NY	42.89	-78.58
Georgetown, CA	38.91	-120.84
Grand Forks Air Force Base, ND	47.95	-97.39
Lincoln Park, NY	41.95	-73.99
Stormstown, PA	40.79	-78.02
Presidential Lakes Estates, NJ	39.91	-74.56
Fort Smith, NT	60.00	-111.89
Cotuit, MA	41.62	-70.44
New Durham, NH	43.44	-71.17
Maine, WI	45.03	-89.69
Comfort, TX	29.97	-98.91
Whitefield, ME	44.17	-69.63
Lawai, HI	21.92	-159.50
Killarney, MB	49.18	-99.66
Wabana, NL	47.63	-52.95
Montague, MI	43.42	-86.36
Meeker, CO	40.04	-107.91
Strafford, MO	37.27	-93.12
Ina, IL	38.15	-88.90
Desert View Highlands, CA	34.59	-118.15
Clearlake Oaks, CA	39.03	-122.67
Saint-Marc-des-Carrières, QC	46.68	-72.05
Louisville, GA	33.00	-82.41
Edgemont Park, MI	42.75	-84.59
Neodesha, KS	37.42	-95.68
Cass City, MI	43.60	-83.17
Jackson, KY	37.83	-84.87
Amboy, IL	41.71	-89.33
Marshfield Hills, MA	42.15	-70.74
Olivia, MN	44.78	-94.99
Bridgeport, AL	34.95	-85.71
Claryville, KY	38.92	-84.40
Maynardville, TN	36.25	-83.80
Antlers, OK	34.23	-95.62
Winfield, WV	38.53	-81.89
Brewster, WA	48.10	-119.78
Pacolet, SC	34.90	-81.76
Poydras, LA	29.87	-89.89
Horse Shoe, NC	35.34	-82.56
Liberty City, TX	32.45	-94.95
Danville, AR	35.05	-93.39
Breezy Point, MN	46.59	-94.22
Privateer, SC	33.83	-80.41
North Conway, NH	44.05	-71.13
Woodsfield, OH	39.76	-81.12
Johnston, SC	33.83	-81.80
Fairview, PA	42.03	-80.26
Petersburg, IN	38.49	-87.28
Henagar, AL	34.64	-85.77
North Vacherie, LA	30.00	-90.71
Baldwin, LA	29.84	-91.54
Crosby, MN	46.48	-93.96
Horse Cave, KY	37.18	-85.91
New Concord, OH	39.99	-81.73
Mosheim, TN	36.19	-82.96
Bottineau, ND	48.83	-100.45
White Salmon, WA	45.73	-121.49
Perryman, MD	39.47	-76.20
Panhandle, TX	35.35	-101.38
Kentwood, LA	30.94	-90.51
Shenandoah, VA	38.49	-78.63
Seville, OH	41.01	-81.86
Friday Harbor, WA	48.53	-123.02
Fearrington Village, NC	35.80	-79.09
Boxford, MA	42.66	-71.00
Carleton, MI	42.06	-83.39
Croswell, MI	43.28	-82.62
Eastpoint, FL	29.74	-84.88
Parsons, TN	35.65	-88.13
West Branch, IA	41.67	-91.35
Minot, ME	44.09	-70.32
Idalou, TX	33.67	-101.68
Bloomfield, IN	39.03	-86.94
San Miguel, CA	35.75	-120.70
Colstrip, MT	45.88	-106.62
Purvis, MS	31.14	-89.41
Bronson, MI	41.87	-85.19
Dousman, WI	43.01	-88.47
Rankin Inlet, NU	62.81	-92.09
Claxton, GA	32.16	-81.90
Broad Creek, NC	34.72	-76.94
Parkside, PA	39.86	-75.38
Anson, TX	32.76	-99.90
Park Falls, WI	45.93	-90.44
Forestville, QC	48.74	-69.08
Hardinsburg, KY	37.78	-86.46
Oak Hills, PA	40.82	-79.91
Mulberry, NC	36.24	-81.18
Brewster, NY	41.40	-73.62
Genoa, OH	40.78	-81.47
Kensington, MD	39.03	-77.08
Limerick, ME	43.69	-70.79
Garrettsville, OH	41.28	-81.10
Green Meadows, OH	39.87	-83.94
Glenville, CT	41.04	-73.66
Henry, IL	41.11	-89.36
Greenville, DE	39.78	-75.60
Fredonia, KS	37.53	-95.83
Middlebush, NJ	40.50	-74.53
Corralitos, CA	36.99	-121.81
Charlotte Park, FL	26.91	-82.05
Albion, IN	41.40	-85.42
Lillooet, BC	50.69	-121.94
Lake City, AR	35.82	-90.43
Anahuac, TX	29.77	-94.68
Salmon Brook, CT	41.96	-72.80
Wellston, MO	38.67	-90.30
Guin, AL	33.97	-87.91
Citrus City, TX	26.33	-98.39
Falconer, NY	42.12	-79.20
Geneva, WA	48.75	-122.40
Assiniboia, SK	49.63	-105.98
Terre du Lac, MO	37.91	-90.63
Terre Haute, MO	40.44	-93.23
Watsontown, PA	41.08	-76.86
Lineville, AL	33.31	-85.75
Minorca, LA	31.58	-91.48
New Miami, OH	39.43	-84.54
Stockbridge, MA	42.29	-73.32
Woodside East, DE	39.07	-75.54
Hallowell, ME	44.29	-69.79
Pine Mountain Club, CA	34.85	-119.15
Constance Bay, ON	45.50	-76.08
Elmvale, ON	44.58	-79.87
Laurel Park, NC	35.31	-82.49
Belmond, IA	42.85	-93.61
Kimberling City, MO	36.63	-93.42
Sewanee, TN	35.20	-85.92
Phoenix, NY	43.23	-76.30
Pulaski, NY	43.57	-76.13
Rosetown, SK	51.55	-108.00
Denver, NC	35.53	-81.03
West Sharyland, TX	26.27	-98.33
Mountain Green, UT	41.14	-111.79
Altamont, IL	39.06	-88.75
Grantham, NH	43.49	-72.14
Big Sky, MT	45.28	-111.37
Stewartstown, PA	39.75	-76.59
East Bernard, TX	29.53	-96.07
Mitchellville, IA	41.67	-93.36
Manahawkin, NJ	39.70	-74.26
Alpha, NJ	40.67	-75.16
Flandreau, SD	44.05	-96.60
Harrisburg, AR	35.56	-90.72
Lakewood, TN	36.24	-86.64
Carlin, NV	40.71	-116.10
Mabton, WA	46.21	-120.00
Riverside, AL	33.61	-86.20
Bellevue, ID	43.46	-114.26
West Warrenton, GA	33.41	-82.68
Hernando Beach, FL	28.47	-82.66
Tedder, FL	26.28	-80.12
Crosby, TX	29.91	-95.06
Union, ME	44.21	-69.27
Pawling, NY	41.56	-73.60
Columbia, CA	38.04	-120.40
Malakoff, TX	32.17	-96.01
Chase City, VA	36.80	-78.46
Winsted, MN	44.96	-94.05
Hayward, WI	46.01	-91.48
Lakeview, OR	42.19	-120.35
Blackville, SC	33.36	-81.27
Liverpool, NY	43.11	-76.22
Melrose Park, NY	42.91	-76.54
Sterling, KS	38.21	-98.21
Panorama Village, TX	30.38	-95.49
Monroe, UT	38.63	-112.12
Seneca, IL	41.31	-88.61
Crompond, NY	41.30	-73.87
Brownsville, PA	40.02	-79.88
Towamensing Trails, PA	41.01	-75.58
Plattsburg, MO	39.57	-94.45
Westmoreland, TN	36.56	-86.25
Massanutten, VA	38.41	-78.74
Windsor, ME	44.31	-69.58
La Porte City, IA	42.31	-92.19
Saint Paul, NE	41.21	-98.46
Wrightsville, PA	40.03	-76.53
Madison Center, CT	41.28	-72.60
Tompkinsville, KY	36.70	-85.69
Lofall, WA	47.81	-122.66
Arthur, IL	39.71	-88.47
Tazewell, TN	36.45	-83.57
Chesaning, MI	43.18	-84.11
Munising, MI	46.41	-86.65
Tuftonboro, NH	43.70	-71.22
Wallkill, NY	41.61	-74.18
Ogdensburg, NJ	41.08	-74.59
West Lafayette, OH	40.28	-81.75
White River Junction, VT	43.65	-72.32
Enetai, WA	47.58	-122.60
North Spearfish, SD	44.51	-103.89
Arlington Heights, WA	48.20	-122.06
Junction City, KY	37.59	-84.79
Saint Bonifacius, MN	44.91	-93.75
Swartzville, PA	40.23	-76.08
Shingletown, CA	40.49	-121.89
Earle, AR	35.28	-90.47
Sag Harbor, NY	41.00	-72.29
Wilson-Conococheague, MD	39.65	-77.83
Good Hope, AL	34.12	-86.86
Apalachicola, FL	29.73	-84.99
Camden, OH	41.24	-82.31
Richwood, OH	40.43	-83.30
Cabin John, MD	38.98	-77.16
Fitzwilliam, NH	42.78	-72.14
Hidden Spring, ID	43.72	-116.25
Excelsior, MN	44.90	-93.57
Carson, WA	45.73	-121.82
Gold Beach, OR	42.41	-124.42
Carthage, TN	36.25	-85.95
Crownpoint, NM	35.68	-108.15
Wilsons Mills, NC	35.58	-78.36
Star Valley, AZ	34.26	-111.26
Mount Vernon, GA	32.18	-82.59
Williston Highlands, FL	29.34	-82.54
Hampton Beach, NH	42.91	-70.81
Dyer, TN	36.07	-88.99
Fowler, IN	40.62	-87.32
Eglin Air Force Base, FL	30.46	-86.55
Inman, SC	35.05	-82.09
West Hill, OH	41.23	-80.52
Cornwall, PE	46.23	-63.22
Clinton, MI	42.07	-83.97
Lennox, SD	43.35	-96.89
Berwick, NS	45.05	-64.73
Eatonville, FL	28.61	-81.38
Spencer, IN	39.29	-86.76
Wilberforce, OH	39.72	-83.88
Cascade, IA	42.30	-91.01
Raven, VA	37.09	-81.86
Davis Junction, IL	42.10	-89.09
Lemont, PA	40.81	-77.82
Oakwood, PA	41.01	-80.38
Lebanon South, PA	40.33	-76.41
Effort, PA	40.94	-75.43
Fair Haven, VT	43.59	-73.27
Pymatuning Central, PA	41.59	-80.48
Fairfield Bay, AR	35.59	-92.28
Tool, TX	32.27	-96.17
Buchanan, NY	41.26	-73.94
Parkwood, CA	36.93	-120.04
Cowpens, SC	35.02	-81.80
South Paris, ME	44.22	-70.51
Westmorland, CA	33.04	-115.62
East Sonora, CA	37.98	-120.36
Saint-Honoré, QC	48.53	-71.08
Dover, MA	42.25	-71.28
North Brookfield, MA	42.27	-72.08
Susquehanna Trails, PA	39.76	-76.37
Walkerton, IN	41.47	-86.48
Abbotsford, WI	44.95	-90.32
Bayard, NM	32.76	-108.13
Holden, MO	38.71	-93.99
Westby, WI	43.66	-90.85
Jellico, TN	36.59	-84.13
Cimarron, KS	37.81	-100.35
Grande-Digue, NB	46.30	-64.57
Moorhead, MS	33.45	-90.51
Texanna, OK	35.35	-95.44
South Fulton, TN	36.50	-88.88
Lewistown, IL	40.39	-90.15
Belgium, WI	43.50	-87.85
Wrightsville, AR	34.60	-92.22
Middletown, IN	40.06	-85.54
Spring Mount, PA	40.28	-75.46
Chico, WA	47.61	-122.71
Elwood, IL	41.40	-88.11
Bridgman, MI	41.94	-86.56
Honoka‘a, HI	20.08	-155.47
Jonesville, NC	36.24	-80.84
Levant, ME	44.87	-68.93
Clarence Center, NY	43.01	-78.64
Bridgeville, DE	38.74	-75.60
Mars Hill, NC	35.83	-82.55
Ashville, AL	33.84	-86.25
Encantada-Ranchito-El Calaboz, TX	26.03	-97.63
Odell, OR	45.63	-121.54
Wenonah, NJ	39.79	-75.15
Janesville, MN	44.12	-93.71
Pablo, MT	47.60	-114.12
Wailua, HI	22.05	-159.34
Newkirk, OK	36.88	-97.05
Polo, IL	41.99	-89.58
Sturbridge, MA	42.11	-72.08
Boron, CA	35.00	-117.65
Kea‘au, HI	19.62	-155.04
Fannett, TX	29.93	-94.25
Oyster Bay Cove, NY	40.87	-73.51
Holyoke, CO	40.58	-102.30
Deltana, AK	63.87	-145.22
Pottsboro, TX	33.76	-96.67
Madelia, MN	44.05	-94.42
Girdwood, AK	60.94	-149.17
Crabtree, QC	45.97	-73.47
Pasadena, NL	49.02	-57.60
Waterloo, IN	41.43	-85.02
Fort Plain, NY	42.93	-74.62
Calera, OK	33.93	-96.43
Wells, MN	43.75	-93.73
Andover, NH	43.44	-71.82
Ahwahnee, CA	37.37	-119.73
Cascade Valley, WA	47.13	-119.33
Thayer, MO	36.52	-91.54
Terrace Park, OH	39.16	-84.31
Orchard Lake, MI	42.58	-83.36
Gaylord, MN	44.55	-94.22
Walton Hills, OH	41.37	-81.56
Desert Hills, AZ	34.55	-114.37
Cannon Air Force Base, NM	34.40	-103.32
Fogo Island, NL	49.72	-54.17
Manatee Road, FL	29.51	-82.91
Gibbsboro, NJ	39.84	-74.96
White Pine, TN	36.11	-83.29
Hull, IA	43.19	-96.13
Nedrow, NY	42.98	-76.14
Pequot Lakes, MN	46.60	-94.31
West Dennis, MA	41.66	-70.17
Tainter Lake, WI	44.99	-91.85
Beaverdam Lake-Salisbury Mills, NY	41.44	-74.12
Beaver Dam Lake, NY	41.45	-74.11
Crewe, VA	37.17	-78.12
Hudson, MI	41.86	-84.35
Hartford, NY	43.36	-73.39
Senneterre, QC	48.39	-77.24
Adamsville, TN	35.24	-88.39
Midway South, TX	26.16	-98.02
Summerset, SD	44.19	-103.34
Trenton, GA	34.87	-85.51
Kiln, MS	30.41	-89.44
Northlake, TX	33.13	-97.27
Mechanic Falls, ME	44.11	-70.39
Bono, AR	35.91	-90.80
Fulton, KY	36.50	-88.87
North Beach Haven, NJ	39.57	-74.23
Leesville, SC	33.92	-81.51
Gates Mills, OH	41.52	-81.40
Clayton, GA	34.88	-83.40
Sugarcreek, OH	40.50	-81.64
Milford, ME	44.95	-68.64
New Wilmington, PA	41.12	-80.33
Hancock, ME	44.53	-68.25
Southside, AR	35.70	-91.62
Tangelo Park, FL	28.46	-81.45
Great Barrington, MA	42.20	-73.36
Helmetta, NJ	40.38	-74.42
East Ithaca, NY	42.44	-76.48
Anthony, KS	37.15	-98.03
Cherryvale, KS	37.27	-95.55
Rossmoyne, OH	39.21	-84.39
Acton, ME	43.53	-70.91
Corinna, ME	44.92	-69.26
Lantz, NS	44.98	-63.48
Rimbey, AB	52.63	-114.24
Horse Pasture, VA	36.63	-79.95
Las Animas, CO	38.07	-103.22
Rogue River, OR	42.44	-123.17
Twain Harte, CA	38.04	-120.23
Raymond, MS	32.26	-90.42
Country Knolls, NY	42.92	-73.81
Rockport, IN	37.88	-87.05
Lumberton, MS	31.00	-89.45
Wynnewood, OK	34.64	-97.16
Anahola, HI	22.14	-159.31
Graceville, FL	30.96	-85.52
Pumpkin Center, NC	34.79	-77.37
Newtown, PA	40.23	-74.94
Fredonia, WI	43.47	-87.95
Red Lodge, MT	45.19	-109.25
New Palestine, IN	39.72	-85.89
Penndel, PA	40.15	-74.92
Jonesville, MI	41.98	-84.66
Royal City, WA	46.90	-119.63
Sugarcreek Police Dept, OH	40.50	-81.64
Beaverlodge, AB	55.22	-119.44
New Maryland, NB	45.88	-66.67
Orland, ME	44.57	-68.74
Pine Grove, CA	38.41	-120.66
Chiefland, FL	29.47	-82.86
Salem, NC	35.70	-81.70
Newport, WA	47.57	-122.18
Saugerties South, NY	42.06	-73.95
West Terre Haute, IN	39.47	-87.45
Four Seasons, MO	38.20	-92.71
Soulsbyville, CA	37.98	-120.26
Old Brookville, NY	40.83	-73.60
Craigsville, WV	38.33	-80.65
Murphys, CA	38.14	-120.46
Disraeli, QC	45.90	-71.35
Bay Park, NY	40.63	-73.67
Greenport, NY	41.10	-72.36
Naples, UT	40.43	-109.50
Anmore, BC	49.32	-122.85
McLendon-Chisholm, TX	32.84	-96.38
Amherst, VA	37.59	-79.05
Mathews, LA	29.69	-90.55
Quitman, MS	32.04	-88.73
Crimora, VA	38.15	-78.85
New Market, VA	38.65	-78.67
North Rock Springs, WY	41.64	-109.27
Moosomin, SK	50.13	-101.67
Buena Vista, GA	32.32	-84.52
Houston, AK	61.63	-149.82
Redington Shores, FL	27.83	-82.83
Taft, FL	28.43	-81.37
Rising Sun, IN	38.95	-84.85
Dry Ridge, KY	38.68	-84.59
Whitesboro, NJ	39.04	-74.86
Windham, OH	41.24	-81.05
McAdoo, PA	40.90	-75.99
White Mountain Lake, AZ	34.35	-110.00
Whitesboro-Burleigh, NJ	39.04	-74.87
Canisteo, NY	42.27	-77.61
Center, CO	37.75	-106.11
Schofield, WI	44.91	-89.60
Hickman, KY	36.57	-89.19
Lisbon, IA	41.92	-91.39
Toledo, IA	42.00	-92.58
Camden, NY	43.33	-75.75
Lakin, KS	37.94	-101.25
Jal, NM	32.11	-103.19
Ferdinand, IN	38.22	-86.86
Roebuck, SC	34.88	-81.97
Caryville, TN	36.30	-84.22
Spencerville, OH	40.71	-84.35
Wofford Heights, CA	35.71	-118.46
Hennessey, OK	36.11	-97.90
Brighton, IL	39.04	-90.14
Wilton, ME	44.59	-70.23
Bellerose Terrace, NY	40.72	-73.73
Kinsey, AL	31.30	-85.34
Oxford, GA	33.62	-83.87
Hughesville, MD	38.53	-76.78
Madison, NC	36.39	-79.96
Coaldale, PA	40.82	-75.91
Utica, OH	40.23	-82.45
Cordova, AK	60.54	-145.76
Spencer, WV	38.80	-81.35
Greenock, PA	40.31	-79.81
Esterhazy, SK	50.65	-102.08
Farmington, MS	34.93	-88.45
Elysburg, PA	40.86	-76.55
Lawson Heights, PA	40.29	-79.39
Surf City, NC	34.43	-77.55
Bernardston, MA	42.67	-72.55
Denmark, WI	44.35	-87.83
Colorado City, CO	37.95	-104.84
Pemberton, BC	50.32	-122.80
Erwinville, LA	30.53	-91.41
Valencia, NM	34.80	-106.70
Marlborough, MO	38.57	-90.34
Chetek, WI	45.31	-91.65
Flora Vista, NM	36.79	-108.08
Logan Lake, BC	50.50	-120.80
Petersburg, IL	40.01	-89.85
Livermore, ME	44.38	-70.25
Phippsburg, ME	43.82	-69.81
Marionville, MO	37.00	-93.64
North Pole, AK	64.75	-147.35
Shinnecock Hills, NY	40.89	-72.46
Berwick, ME	43.27	-70.86
Morenci, MI	41.72	-84.22
Nokomis, IL	39.30	-89.29
Oakhurst, OK	36.08	-96.06
Southworth, WA	47.51	-122.50
Bluewell, WV	37.31	-81.26
Castle Rock, WA	46.28	-122.91
Carlisle, AR	34.78	-91.75
Cedaredge, CO	38.90	-107.93
Three Rivers, CA	36.44	-118.90
Jonesville, LA	31.63	-91.82
Cranbury, NJ	40.32	-74.51
Creston, OH	40.99	-81.89
Star City, AR	33.94	-91.84
Cooper, TX	31.24	-95.58
Mason City, IL	40.20	-89.70
Hawley, MN	46.88	-96.32
Halls, TN	35.88	-89.40
Townsend, DE	39.40	-75.69
Waskom, TX	32.48	-94.06
Bellevue, IA	42.26	-90.42
Trowbridge Park, MI	46.56	-87.44
Upper Nyack, NY	41.11	-73.92
Slater-Marietta, SC	35.03	-82.49
Elkton, KY	36.81	-87.15
Ware Shoals, SC	34.40	-82.25
Tremont, IL	40.53	-89.49
Southmont, PA	40.31	-78.94
Lewisporte, NL	49.25	-55.05
Haynesville, LA	32.96	-93.14
New Boston, OH	38.75	-82.94
Wellington, TX	34.86	-100.21
Prudhoe Bay, AK	70.26	-148.34
Mariposa, CA	37.48	-119.97
New Glarus, WI	42.81	-89.64
Shawnee Hills, OH	39.65	-83.79
Uvalde Estates, TX	29.17	-99.83
Narrows, VA	37.21	-79.96
Shinnston, WV	39.40	-80.30
Arlington, MN	44.61	-94.08
Rouses Point, NY	44.99	-73.36
Brewster, OH	40.71	-81.60
Dublin, PA	40.37	-75.20
South Taft, CA	35.13	-119.46
Spring Grove, PA	39.87	-76.87
Okanagan Falls, BC	49.35	-119.57
Saint-Côme--Linière, QC	46.07	-70.52
Hope, IN	39.30	-85.77
Spiro, OK	35.24	-94.62
Poth, TX	29.07	-98.08
Mont Vernon, NH	42.89	-71.67
Lavonia, GA	34.44	-83.11
Jasonville, IN	39.16	-87.20
Lake Placid, FL	27.35	-81.33
Elmwood Place, OH	39.19	-84.49
Oakbrook Terrace, IL	41.85	-87.96
Glendale, OH	41.40	-81.54
Canajoharie, NY	42.91	-74.57
Holcomb, KS	37.99	-100.99
Williamsport, MD	39.60	-77.82
Beverly, TX	31.53	-97.14
Lexington, OK	35.01	-97.34
Weimar, TX	29.70	-96.78
Liberty, KY	37.32	-84.94
Green Level, NC	36.12	-79.34
Pawnee, OK	36.34	-96.80
Hudson Oaks, TX	32.76	-97.71
Ontario, NY	43.22	-77.28
Cheney, KS	37.63	-97.78
Essex Fells, NJ	40.82	-74.28
Ashford, AL	31.18	-85.24
Dexter, ME	45.02	-69.29
North Prairie, WI	42.93	-88.41
Princeville, HI	22.22	-159.48
Trinity, AL	34.61	-87.09
East Missoula, MT	46.87	-113.94
Little Current, ON	45.98	-81.92
Wilmerding, PA	40.39	-79.81
Lipscomb, AL	33.43	-86.93
Marceline, MO	39.71	-92.95
Fremont, IN	41.73	-84.93
Trucksville, PA	41.30	-75.93
Kingsbury, NV	38.98	-119.91
Willow Springs, MO	36.99	-91.97
Pine Beach, NJ	39.94	-74.17
De Leon, TX	32.11	-98.54
Conway, PA	40.66	-80.24
Lafayette Hill, PA	40.09	-75.25
Sewall's Point, FL	27.20	-80.20
Owings, MD	38.72	-76.60
Churchill, OH	41.16	-80.66
Port Stanley, ON	42.67	-81.22
Hertford, NC	36.19	-76.47
Elm Springs, AR	36.21	-94.23
Lyons, CO	40.22	-105.27
Deenwood, GA	31.22	-82.39
Gumlog, GA	34.49	-83.10
Piketon, OH	39.07	-83.01
Caledonia, NY	42.97	-77.85
Cumberland, WI	45.53	-92.02
Malone, FL	30.96	-85.16
Yorktown, TX	28.98	-97.50
Lisbon, ND	46.44	-97.68
Gurdon, AR	33.92	-93.15
Ossun, LA	30.28	-92.11
Rockwell, NC	35.55	-80.41
Sac City, IA	42.42	-94.99
Chester, CA	40.31	-121.23
Koloa, HI	21.91	-159.47
Coal Grove, OH	38.50	-82.65
Manchester, MI	42.15	-84.04
Vernonia, OR	45.86	-123.19
Buna, TX	30.43	-93.96
Pine Grove, PA	40.55	-76.38
Glenwood, AR	34.33	-93.55
Rockwell City, IA	42.40	-94.63
Cross Lake, MN	46.66	-94.11
Huntington, TX	31.28	-94.58
Salado, TX	30.95	-97.54
Clinton, WI	42.56	-88.87
Mason, TX	30.75	-99.23
Shiner, TX	29.43	-97.17
Fairview-Ferndale, PA	40.78	-76.58
Whitesboro, AL	34.16	-86.07
Cherokee, NC	35.47	-83.31
Memphis, TX	34.72	-100.53
Guilford, PA	39.92	-77.60
Bethel Island, CA	38.01	-121.64
Olton, TX	34.18	-102.13
Fife Heights, WA	47.26	-122.35
Carlisle-Rockledge, AL	34.11	-86.12
Tavernier, FL	25.01	-80.52
Wautoma, WI	44.07	-89.29
Heritage Pines, FL	28.43	-82.62
Lake Hamilton, AR	34.42	-93.10
Franklinton, NC	36.10	-78.46
Mays Landing, NJ	39.45	-74.73
Cleona, PA	40.34	-76.48
Spruce Pine, NC	35.92	-82.06
Erma, NJ	38.99	-74.90
Gassville, AR	36.28	-92.49
Merrimac, VA	37.19	-80.43
Eddington, ME	44.83	-68.69
Fishkill, NY	41.54	-73.90
Saint Croix Falls, WI	45.41	-92.64
Kirbyville, TX	30.66	-93.89
Dolgeville, NY	43.10	-74.77
Riverbend, WA	47.47	-121.75
Postville, IA	43.08	-91.57
Geneva, NE	40.53	-97.60
Cabool, MO	37.12	-92.10
Waldport, OR	44.43	-124.07
Orleans, IN	38.66	-86.45
Evansburg, PA	40.18	-75.43
New Stanton, PA	40.22	-79.61
Baden, MD	38.66	-76.78
Granby, MO	36.92	-94.26
Braddock, PA	40.40	-79.87
Starlight Village, NB	45.88	-66.77
Falmouth, KY	38.68	-84.33
Glencoe, ON	42.75	-81.72
Hanley Hills, MO	38.69	-90.32
New Eagle, PA	40.21	-79.95
Point Clear, AL	30.47	-87.92
Midway, PA	39.81	-77.00
Westworth, TX	32.76	-97.41
Pecatonica, IL	42.31	-89.36
Greenport West, NY	41.10	-72.37
Métabetchouan, QC	48.37	-72.02
Greensburg, KY	37.26	-85.50
Shelby, MS	33.95	-90.77
Truro, MA	41.99	-70.05
Lincolnville, ME	44.28	-69.01
Ida Grove, IA	42.34	-95.47
Maple Creek, SK	49.92	-109.48
New Ellenton, SC	33.42	-81.69
Belvedere, CA	37.87	-122.46
Eskasoni 3, NS	45.95	-60.62
Vincent, AL	33.38	-86.41
Knightstown, IN	39.80	-85.53
Fairplains, NC	36.20	-81.15
Greenfield, TN	36.15	-88.80
Manchester Center, VT	43.18	-73.06
Union, OR	45.21	-117.87
Port Barre, LA	30.56	-91.95
Calabash, NC	33.89	-78.57
Albany, IN	40.30	-85.24
Hanson, MA	42.08	-70.88
Simmesport, LA	30.98	-91.80
Mountain Lake, MN	43.94	-94.93
Tracy, MN	44.23	-95.62
Valley, NE	41.31	-96.35
Fort Pierre, SD	44.35	-100.37
Onion Creek, TX	30.14	-97.78
Connerton, FL	28.31	-82.48
Ferme-Neuve, QC	46.70	-75.45
Cetronia, PA	40.59	-75.53
Lake View, AL	33.28	-87.14
Vineyard Haven, MA	41.45	-70.60
Angola, NY	42.64	-79.03
Cambridge, IL	41.30	-90.19
Auburn, MI	43.60	-84.07
Madison, NH	43.90	-71.15
Redgranite, WI	44.04	-89.10
Pearson, GA	31.30	-82.85
Millers Creek, NC	36.19	-81.24
Rosemount, OH	38.79	-82.98
Cedar Grove, WI	43.57	-87.82
Helper, UT	39.68	-110.85
Gold Bar, WA	47.86	-121.70
Jefferson, MD	39.36	-77.53
Mountain Lake Park, MD	39.40	-79.38
Victory Lakes, NJ	39.63	-74.97
Rutland, MA	42.37	-71.95
Kohler, WI	43.74	-87.78
Firing Range, GA	33.44	-82.69
Pegram, TN	36.10	-87.05
Brownlee Park, MI	42.32	-85.14
Canterbury, NH	43.34	-71.57
East McKeesport, PA	40.38	-79.81
Erath, LA	29.96	-92.04
Combine, TX	32.59	-96.51
Harrison, MI	44.02	-84.80
Milford, NE	40.77	-97.05
Monson Center, MA	42.10	-72.30
Atlantis, FL	26.59	-80.10
Eupora, MS	33.54	-89.27
White Island Shores, MA	41.80	-70.63
Willamina, OR	45.08	-123.49
Weweantic, MA	41.74	-70.73
Ogden, KS	39.11	-96.71
Lakeview, CA	33.84	-117.12
Cumberland, KY	36.98	-82.99
Jenkins, KY	37.17	-82.63
Steele, MO	36.08	-89.83
Lagrange, OH	41.24	-82.12
Mulino, OR	45.22	-122.58
Eudora, AR	33.11	-91.26
Goldsby, OK	35.14	-97.48
Willow, AK	61.75	-150.04
Whitney, TX	31.95	-97.32
Northfield, VT	44.15	-72.66
Versailles, IN	39.07	-85.25
Warsaw, MO	38.24	-93.38
Hunter, OH	39.49	-84.29
Perry, MI	42.83	-84.22
North Plains, OR	45.60	-122.99
Holiday Heights, NJ	39.95	-74.25
Glasco, NY	42.04	-73.95
Hughesville, PA	41.24	-76.72
Kingston, WA	47.80	-122.50
Inez, TX	28.90	-96.79
Hart, MI	43.70	-86.36
Chinchilla, PA	41.48	-75.68
Medinah, IL	41.98	-88.05
Canaan, ME	44.76	-69.56
Graysville, AL	33.62	-86.97
New Haven, MO	38.61	-91.22
Holly Ridge, NC	34.50	-77.55
Preston, TX	33.88	-96.63
Newburgh Heights, OH	41.45	-81.66
Jermyn, PA	41.53	-75.55
Magrath, AB	49.42	-112.87
Belleair Bluffs, FL	27.92	-82.82
Pink, OK	35.26	-97.12
Ganado, TX	29.04	-96.51
Veedersburg, IN	40.11	-87.26
Vista Center, NJ	40.16	-74.32
Lima, NY	42.90	-77.61
McDonald, PA	40.37	-80.23
Saint Hedwig, TX	29.41	-98.20
Shelburne, MA	42.59	-72.69
Dryden, NY	42.49	-76.30
Halstead, KS	38.00	-97.51
Stonewall, LA	32.28	-93.82
Hale Center, TX	34.06	-101.84
Aberdeen Proving Ground, MD	39.47	-76.13
Horseshoe Bend, AR	36.23	-91.76
Hurlock, MD	38.62	-75.85
Chouteau, OK	36.19	-95.34
Maple Lake, MN	45.23	-94.00
Clifton Springs, NY	42.96	-77.14
Kure Beach, NC	34.00	-77.91
Port Allegany, PA	41.81	-78.28
Cloverdale, IN	39.51	-86.79
Hopwood, PA	39.88	-79.70
Rankin, PA	40.41	-79.88
San Ysidro, NM	32.35	-106.81
Elmwood, IL	40.78	-89.97
Whitehouse Station, NJ	40.62	-74.77
Brewster Hill, NY	41.42	-73.60
Bolindale, OH	41.21	-80.78
Saint Paris, OH	40.13	-83.96
Woodstock, NY	42.04	-74.12
Sea Isle City, NJ	39.15	-74.69
Arcanum, OH	39.99	-84.55
Detroit Beach, MI	41.93	-83.33
Navajo, NM	36.95	-107.06
Council Grove, KS	38.66	-96.49
Morningside, MD	38.83	-76.89
Snow Hill, MD	38.18	-75.39
Gladstone, NJ	40.72	-74.67
Peapack, NJ	40.72	-74.66
Southwest Greensburg, PA	40.29	-79.55
Pardeeville, WI	43.54	-89.30
Spirit Lake, ID	47.97	-116.87
Lunenburg, NS	44.38	-64.32
Aviston, IL	38.61	-89.61
Saint George, SC	33.19	-80.58
Eureka Springs, AR	36.40	-93.74
Kountze, TX	30.37	-94.31
Bath, MI	42.82	-84.45
Woodville, OH	41.45	-83.37
Easton, CA	36.65	-119.79
Provost, AB	52.35	-110.27
Houston, MO	37.33	-91.96
Meyersdale, PA	39.81	-79.02
Parma, ID	43.79	-116.94
Stanfield, OR	45.78	-119.22
Ludowici, GA	31.71	-81.74
South Pottstown, PA	40.24	-75.65
Springdale, NL	49.50	-56.06
Caney, KS	37.01	-95.94
Breckinridge Center, KY	37.68	-87.86
Leeds, ME	44.30	-70.12
Shepherdstown, WV	39.43	-77.80
Hickman, NE	40.62	-96.63
Taylorsville, NC	35.92	-81.18
Belcourt, ND	48.84	-99.74
Bellport, NY	40.76	-72.94
Mannington, WV	39.53	-80.34
Bowmansville, PA	40.20	-76.02
Drexel, OH	39.75	-84.29
Heritage Pointe, AB	50.84	-114.00
Jones Creek, TX	28.97	-95.46
Ely, IA	41.87	-91.59
Lyman, WY	41.33	-110.29
Twin Lakes, FL	26.18	-80.16
Waverly, VA	37.04	-77.10
Roanoke, IL	40.80	-89.20
Stratford, TX	36.34	-102.07
Bowdon, GA	33.54	-85.25
Carrington, ND	47.45	-99.13
Bayou Gauche, LA	29.79	-90.41
Bridgton, ME	44.05	-70.71
Alstead, NH	43.15	-72.36
Valley Hill, NC	35.30	-82.48
Concord, WI	43.07	-88.60
Saltair, BC	48.95	-123.77
Belzoni, MS	33.18	-90.49
Leechburg, PA	40.63	-79.61
Monticello, UT	37.87	-109.34
Kellogg, ID	47.54	-116.12
Biggar, SK	52.07	-108.00
McColl, SC	34.67	-79.55
Springfield, MN	44.24	-94.98
Winter Beach, FL	27.72	-80.42
Varnville, SC	32.85	-81.08
Abram, TX	26.20	-98.41
West Branch, MI	44.28	-84.24
Carlton, OR	45.29	-123.18
Prairie Creek, AR	36.34	-94.06
Trenton, FL	29.61	-82.82
Ellinwood, KS	38.36	-98.58
Cape Carteret, NC	34.69	-77.06
Prince George, VA	37.22	-77.29
Windsor, VT	43.48	-72.38
Fritch, TX	35.64	-101.60
West Carthage, NY	43.97	-75.62
Port McNeill, BC	50.59	-127.09
Ellis, KS	38.94	-99.56
Pineridge, SC	33.91	-81.10
West Wareham, MA	41.79	-70.76
Constantine, MI	41.84	-85.67
Masury, OH	41.21	-80.54
Robesonia, PA	40.35	-76.13
Walden, TN	35.16	-85.30
Oakwood Hills, IL	42.25	-88.24
Columbus Grove, OH	40.92	-84.06
Piru, CA	34.42	-118.79
Edwards Air Force Base, CA	34.92	-117.94
Topton, PA	40.50	-75.70
McCamey, TX	31.14	-102.22
Ord, NE	41.60	-98.93
Reynolds Heights, PA	41.35	-80.39
Walnutport, PA	40.75	-75.60
Plainview, TN	36.18	-83.80
Golden Meadow, LA	29.38	-90.26
Chevy Chase Village, MD	38.97	-77.08
Lake Mills, IA	43.42	-93.53
Rutland, WI	42.88	-89.35
Fairdale, PA	39.89	-79.97
Lexington, IL	40.64	-88.78
East Pepperell, MA	42.67	-71.57
Hinckley, IL	41.77	-88.64
East Helena, MT	46.59	-111.92
Burley, WA	47.42	-122.63
Holderness, NH	43.73	-71.59
Iona, ID	43.53	-111.93
Imperial, NE	40.52	-101.64
Canora, SK	51.63	-102.43
Palmer, TX	32.43	-96.67
Cuba City, WI	42.61	-90.43
Washburn, WI	46.67	-90.89
Saint Charles, MI	43.30	-84.14
South Greensburg, PA	40.28	-79.54
Minonk, IL	40.90	-89.03
Lapel, IN	40.07	-85.85
Aitkin, MN	46.53	-93.71
Slayton, MN	43.99	-95.76
Lorenz Park, NY	42.26	-73.77
Kamas, UT	40.64	-111.28
Toftrees, PA	40.83	-77.88
Digby, NS	44.62	-65.76
Freeport, FL	30.50	-86.14
Kershaw, SC	34.55	-80.58
Centerburg, OH	40.30	-82.70
La Salle, CO	40.35	-104.70
Lame Deer, MT	45.62	-106.67
Augusta, AR	35.28	-91.37
Wrens, GA	33.21	-82.39
Colfax, IA	41.68	-93.25
Lee, MA	42.30	-73.25
Sandy Valley, NV	35.82	-115.63
Demorest, GA	34.57	-83.55
Four Oaks, NC	35.44	-78.43
Judson, SC	34.83	-82.43
Malad City, ID	42.19	-112.25
St. Anthony, NL	51.37	-55.60
Fulton, MD	39.15	-76.92
Lathrop, MO	39.55	-94.33
Burns Flat, OK	35.35	-99.17
Woodland Beach, MI	41.94	-83.31
Lexington, MN	45.14	-93.16
East Atlantic Beach, NY	40.79	-73.75
Limoges, ON	45.33	-75.25
Charleston, MS	34.01	-90.06
Ninety Six, SC	34.18	-82.02
Jefferson, TX	32.76	-94.35
Lake Summerset, IL	42.45	-89.39
Manchester, OH	40.94	-81.57
Cardington, OH	40.50	-82.89
Golden Shores, AZ	34.78	-114.48
Castlewood, VA	36.89	-82.28
Oakley, KS	39.13	-100.86
Lincoln Beach, OR	44.85	-124.05
Freeland, WA	48.01	-122.53
Thorsby, AL	32.92	-86.72
Estill Springs, TN	35.27	-86.13
Saint Bonaventure, NY	42.08	-78.48
Mandeville, QC	46.37	-73.35
Ferrum, VA	36.92	-80.01
Galesburg, MI	42.29	-85.42
Sussex, NJ	41.21	-74.61
Ridgetop, TN	36.40	-86.78
Mount Jackson, VA	38.75	-78.64
Elkhart, KS	37.01	-101.89
Hamlin, TX	32.88	-100.13
Columbus, MT	45.64	-109.25
Ogden, IA	42.04	-94.03
Wapello, IA	41.18	-91.19
Augusta, NY	42.97	-75.50
Bradley, WV	37.87	-81.19
Boonville, NY	43.48	-75.34
Brockway, PA	41.25	-78.80
Morrisville, VT	44.56	-72.60
Maunawili, HI	21.37	-157.77
Belmont, MS	34.51	-88.21
Howard Lake, MN	45.06	-94.07
Browns Lake, WI	42.69	-88.23
Old Saybrook Center, CT	41.29	-72.37
Liberty, IN	39.64	-84.93
Rolling Fork, MS	32.91	-90.88
Kalkaska, MI	44.73	-85.18
Kearny, AZ	33.06	-110.91
Carbon Cliff, IL	41.49	-90.39
Waterford, NY	42.79	-73.68
Mount Holly Springs, PA	40.12	-77.19
Shorewood Hills, WI	43.08	-89.45
Los Molinos, CA	40.02	-122.10
Laurel Hollow, NY	40.86	-73.47
Ocean View, DE	38.55	-75.09
Saint Pauls, NC	34.81	-78.97
Lone Pine, CA	36.61	-118.06
Seneca, KS	39.83	-96.06
Beverly Hills, TX	31.52	-97.15
Jonestown, TX	30.50	-97.92
Dolan Springs, AZ	35.59	-114.27
Eyota, MN	43.99	-92.23
Churchville, NY	43.10	-77.88
Leipsic, OH	41.10	-83.98
Gandy, FL	27.87	-82.62
Wadley, GA	32.87	-82.40
Fruitland, NC	35.40	-82.39
Granite, OK	34.96	-99.38
Glen Rock, PA	39.79	-76.73
Saltville, VA	36.88	-81.76
Palmyra, ME	44.85	-69.36
Lynnwood-Pricedale, PA	40.13	-79.85
Stirling, ON	44.30	-77.55
Zion, PA	40.91	-77.68
Bristol, VT	44.13	-73.08
North York, PA	39.98	-76.73
Trail Creek, IN	41.70	-86.86
Lake Odessa, MI	42.78	-85.14
Cordova, AL	33.76	-87.18
Baldwinville, MA	42.61	-72.08
Judsonia, AR	35.27	-91.64
Girard, IL	39.45	-89.78
Jamestown, OH	39.66	-83.73
Kualapu‘u, HI	21.15	-157.04
Buckland, MA	42.59	-72.79
Bow Island, AB	49.87	-111.37
Linden, AL	32.31	-87.80
Haverhill, FL	26.69	-80.12
Gila Bend, AZ	32.95	-112.72
Seth Ward, TX	34.21	-101.69
Berkeley Lake, GA	33.98	-84.19
Kahoka, MO	40.42	-91.72
West Rutland, VT	43.59	-73.05
Level Plains, AL	31.30	-85.78
Albion, ME	44.53	-69.44
Westport, WA	46.89	-124.10
Lithonia, GA	33.71	-84.11
Ridgeway, AK	60.53	-151.09
Beech Mountain Lakes, PA	41.04	-75.94
Saint Matthews, SC	33.66	-80.78
Bethlehem Village, CT	41.64	-73.20
Navesink, NJ	40.40	-74.04
Berlin, PA	39.92	-78.96
Shavertown, PA	41.32	-75.94
Kealakekua, HI	19.52	-155.92
Manitou Beach-Devils Lake, MI	41.98	-84.29
Cross Lake 19A, MB	54.65	-97.77
Lake Lotawana, MO	38.92	-94.24
Gouldsboro, ME	44.48	-68.04
Burnham, PA	40.64	-77.57
Hartshorne, OK	34.85	-95.56
Audubon, IA	41.72	-94.93
Kensington, NH	42.93	-70.94
Benton, LA	32.69	-93.74
North Beach, MD	38.71	-76.53
Albany, TX	32.72	-99.30
Star City, WV	39.66	-79.99
Mount Olive, IL	39.07	-89.73
Albany, KY	36.69	-85.13
Prophetstown, IL	41.67	-89.94
Valley View, OH	41.39	-81.60
Nisswa, MN	46.52	-94.29
Seneca Knolls, NY	43.12	-76.29
Shrub Oak, NY	41.33	-73.82
Baker, MT	46.37	-104.28
Carlisle, KY	38.31	-84.03
Ocean Gate, NJ	39.93	-74.13
Gimli, MB	50.63	-96.99
San Augustine, TX	31.53	-94.11
Sumner, IA	42.85	-92.09
Midway, GA	31.81	-81.43
Sparks, GA	31.17	-83.44
Rural Hill, TN	36.12	-86.48
Catlin, IL	40.07	-87.70
East Berwick, PA	41.06	-76.22
Whitesburg, KY	37.12	-82.83
Tchula, MS	33.18	-90.22
Clyde, NY	43.08	-76.87
Neuse Forest, NC	34.96	-76.94
Sigourney, IA	41.33	-92.20
Colfax, CA	39.10	-120.95
Hillsboro Beach, FL	26.29	-80.08
Yanceyville, NC	36.40	-79.34
Farmer City, IL	40.24	-88.64
Hoyt Lakes, MN	47.52	-92.14
Huntington, UT	39.33	-110.96
Sharpsburg, NC	35.87	-77.83
Minneapolis, KS	39.12	-97.71
Hampton Falls, NH	42.92	-70.86
Leavenworth, WA	47.60	-120.66
Calmar, AB	53.27	-113.82
Chute-aux-Outardes, QC	49.12	-68.40
Niverville, MB	49.61	-97.04
Wakefield, QC	45.67	-75.83
Fossambault-sur-le-Lac, QC	46.88	-71.62
Seaside, FL	30.32	-86.14
Hildebran, NC	35.71	-81.42
Brewster, MA	41.76	-70.08
Culp Creek, OR	43.70	-122.85
Coeburn, VA	36.94	-82.46
Coleraine, MN	47.29	-93.43
South Roxana, IL	38.83	-90.06
Deering, NH	43.07	-71.84
Painted Post, NY	42.16	-77.09
Kechi, KS	37.80	-97.28
Northcliff, TX	29.62	-98.22
Baraga, MI	46.78	-88.49
Hooker, OK	36.86	-101.21
Wewahitchka, FL	30.11	-85.20
Spring City, TN	35.69	-84.86
Northwood, IA	43.44	-93.22
Steeleville, IL	38.01	-89.66
Blooming Prairie, MN	43.87	-93.05
Syracuse, NE	40.66	-96.19
Fall City, WA	47.57	-121.89
Gregory, TX	27.92	-97.29
Stevenson, AL	34.87	-85.84
Doniphan, MO	36.62	-90.82
Princeville, NC	35.89	-77.53
North Fork Village, OH	39.34	-83.03
Dover, PA	40.00	-76.85
Brookdale, CA	37.11	-122.11
Sheldon, TX	29.87	-95.13
Red Hook, NY	42.00	-73.88
Outlook, SK	51.50	-107.05
Brundidge, AL	31.72	-85.82
South Zanesville, OH	39.90	-82.01
Shamrock, TX	35.21	-100.25
Cowarts, AL	31.20	-85.30
Medicine Lodge, KS	37.28	-98.58
Waurika, OK	34.17	-98.00
Trexlertown, PA	40.55	-75.61
Union, MS	32.57	-89.12
Glenmoor, OH	40.67	-80.62
Neebing, ON	48.17	-89.42
Davisboro, GA	32.98	-82.61
Elsberry, MO	39.17	-90.78
Goliad, TX	28.67	-97.39
Kemah, TX	29.54	-95.02
Arcade, NY	42.53	-78.42
Flora, IN	40.55	-86.52
Rainier, WA	46.89	-122.69
Turner, OR	44.84	-122.95
Ashland, AL	33.27	-85.84
Anderson, MO	36.65	-94.44
Edgerton, OH	41.45	-84.75
Badin, NC	35.41	-80.12
Ronan, MT	47.53	-114.10
100 Mile House, BC	51.65	-121.29
Wilsonville, AL	33.23	-86.48
Long Neck, DE	38.62	-75.15
Cecilia, LA	30.34	-91.85
Haymarket, VA	38.81	-77.64
Richwood, WV	38.22	-80.53
Mangonia Park, FL	26.76	-80.07
Haskell, OK	35.82	-95.67
Linden, TX	33.01	-94.37
Laymantown, VA	37.37	-79.86
West Hamburg, PA	40.55	-76.00
Lancaster Mill, SC	34.71	-80.79
Port Morris, NY	40.80	-73.91
Campbellsport, WI	43.60	-88.28
Piedmont, MO	37.15	-90.70
Scottsville, NY	43.03	-77.75
Beresford, SD	43.08	-96.77
Hillsborough, NH	43.11	-71.90
Carbon Hill, AL	33.89	-87.53
Harlem Heights, FL	26.52	-81.93
New Chicago, IN	41.56	-87.27
Congress, AZ	34.16	-112.85
Randolph, VT	43.93	-72.67
Eagle, WI	42.88	-88.47
Collinsville, AL	34.26	-85.86
Florala, AL	31.01	-86.33
Krebs, OK	34.93	-95.72
Welch, WV	37.43	-81.58
Britt, IA	43.10	-93.80
Leavittsburg, OH	41.25	-80.88
Vinton, TX	31.95	-106.60
Slocomb, AL	31.11	-85.59
Jean Lafitte, LA	29.74	-90.13
Zwolle, LA	31.63	-93.64
Afton, WY	42.72	-110.93
Three Rivers, TX	28.46	-98.18
Butcher's Hill, MD	39.29	-76.59
Leonard, TX	33.38	-96.25
Farmingdale, ME	44.24	-69.77
Millville, UT	41.68	-111.82
Sea Breeze, NC	34.06	-77.89
Chelsea, OK	36.54	-95.43
Lac du Flambeau, WI	45.97	-89.89
Mount Sterling, IL	39.99	-90.76
Seymour, MO	37.15	-92.77
Hollis, OK	34.69	-99.91
Kouts, IN	41.32	-87.03
Newtown, CT	41.41	-73.30
Matagami, QC	49.75	-77.63
Troup, TX	32.14	-95.12
East Washington, PA	40.17	-80.24
Scotland Neck, NC	36.13	-77.42
Calhoun Falls, SC	34.09	-82.60
Cold Spring, NY	41.42	-73.95
Thornton, NH	43.89	-71.68
Pine, AZ	34.38	-111.46
Malta, MT	48.36	-107.87
Allyn, WA	47.39	-122.83
Bylas, AZ	33.13	-110.12
Beaver Dam, AZ	36.90	-113.93
Plain View, NC	35.25	-78.56
San Juan Bautista, CA	36.85	-121.54
Victor, ID	43.60	-111.11
Dora, AL	33.73	-87.09
Parkersburg, IA	42.58	-92.79
Moscow, PA	41.34	-75.52
Sainte-Madeleine, QC	45.60	-73.10
Johnson City, TX	30.28	-98.41
Little River-Academy, TX	30.99	-97.36
Fisher, IL	40.31	-88.35
Indian River, MI	45.41	-84.61
Ten Mile Run, NJ	40.41	-74.60
Townsend, MT	46.32	-111.52
Fords Prairie, WA	46.74	-122.99
Warson Woods, MO	38.61	-90.38
Phoenix, IL	41.61	-87.63
Jonestown, PA	40.41	-76.48
Columbia City, OR	45.89	-122.81
Newaygo, MI	43.42	-85.80
Gordon, GA	32.88	-83.33
Clayton, NY	44.24	-76.09
Bodfish, CA	35.59	-118.49
Bear Creek, AK	60.16	-149.40
Creola, AL	30.89	-88.04
Itta Bena, MS	33.50	-90.32
Gate City, VA	36.64	-82.58
Epworth, IA	42.45	-90.93
Englishtown, NJ	40.30	-74.36
Bellevue, IL	40.68	-89.68
Lindley, NY	42.03	-77.14
Springerville, AZ	34.13	-109.29
North Eagle Butte, SD	45.00	-101.23
Cottonport, LA	30.98	-92.05
Arden on the Severn, MD	39.07	-76.58
Nettleton, MS	34.09	-88.62
Springfield, SD	42.85	-97.90
Olga, FL	26.72	-81.71
Orchard Hills, PA	40.59	-79.53
Custer, SD	43.77	-103.60
Valleyview, AB	55.07	-117.29
New Athens, IL	38.33	-89.88
Bernie, MO	36.67	-89.97
Jacksboro, TN	36.33	-84.18
Avery Creek, NC	35.46	-82.58
Estill, SC	32.75	-81.24
Mineral Wells, WV	39.19	-81.53
Deer Isle, ME	44.22	-68.68
Taft Heights, CA	35.13	-119.47
Collinsville, MS	32.50	-88.85
Rockdale, IL	41.51	-88.11
West Glendive, MT	47.11	-104.75
Pennville, PA	39.79	-77.00
Jamestown, TN	36.43	-84.93
Mattawan, MI	42.21	-85.78
Redstone Arsenal, AL	34.68	-86.65
Crystal Lake, CT	41.93	-72.38
Phelps, NY	42.96	-77.06
East Bronson, FL	29.46	-82.59
North Granby, CT	42.00	-72.83
Clarendon, TX	34.94	-100.89
Kaanapali Landing, HI	20.93	-156.69
Pelican Narrows, SK	55.17	-102.93
Union City, OK	35.39	-97.94
Spangler, PA	40.64	-78.77
Laurium, MI	47.24	-88.44
River Heights, UT	41.72	-111.82
Vallée-Jonction, QC	46.37	-70.92
Stephens City, VA	39.08	-78.22
West End, NY	42.47	-75.09
Cacouna, QC	47.92	-69.50
Guilford Siding, PA	39.87	-77.61
West Hurley, NY	42.00	-74.10
Athens, IL	39.96	-89.72
Durham, OR	45.40	-122.75
Van Buren, ME	47.16	-67.94
Nanton, AB	50.35	-113.77
Belville, NC	34.23	-77.97
Mercer, PA	41.23	-80.24
South Connellsville, PA	40.00	-79.59
Morris, AL	33.75	-86.81
Hill 'n Dale, FL	28.52	-82.30
Lake Dunlap, TX	29.68	-98.07
Lovettsville, VA	39.27	-77.64
L'Anse, MI	46.76	-88.45
Emporium, PA	41.51	-78.24
North Warren, PA	41.87	-79.15
Collierville, CA	38.21	-121.27
Banks, OR	45.62	-123.11
Bull Shoals, AR	36.38	-92.58
Alorton, IL	38.59	-90.12
Brooklawn, NJ	39.88	-75.12
Belington, WV	39.03	-79.94
Albion, IL	38.38	-88.06
Fairchance, PA	39.82	-79.75
Great Falls, SC	34.58	-80.90
Cave Junction, OR	42.16	-123.65
Granite, UT	40.57	-111.81
Fritz Creek, AK	59.74	-151.30
Gap, PA	39.99	-76.02
Sunray, TX	36.02	-101.82
Doe Valley, KY	37.96	-86.12
Camden, AL	31.99	-87.29
Lakeshore, LA	32.54	-92.03
Anchor Point, AK	59.78	-151.83
Bonneau Beach, SC	33.32	-80.00
César Chávez, TX	26.30	-98.12
Hopewell, NJ	40.39	-74.76
Aberdeen, ID	42.94	-112.84
Queenland, MD	38.81	-76.79
Samson, AL	31.11	-86.05
Van Horn, TX	31.04	-104.83
Talty, TX	32.68	-96.39
Behchokǫ̀, NT	62.80	-116.05
Three Forks, MT	45.89	-111.55
Arkoma, OK	35.35	-94.43
Monte Alto, TX	26.37	-97.97
Hidden Hills, CA	34.16	-118.65
Mackinaw, IL	40.54	-89.36
Big Beaver, PA	40.82	-80.36
Plentywood, MT	48.77	-104.56
Pinedale, WY	42.87	-109.86
Campbell, MO	36.49	-90.08
Navarre, OH	40.72	-81.52
Stevensville, MT	46.51	-114.09
Youngstown, NY	43.25	-79.05
Spencer, WI	44.76	-90.30
Kiefer, OK	35.94	-96.07
Canton, PA	41.66	-76.85
Rainier, OR	46.09	-122.94
North Liberty, IN	41.53	-86.43
West Homestead, PA	40.39	-79.91
Montz, LA	30.01	-90.47
Astatula, FL	28.71	-81.73
Lebanon Junction, KY	37.83	-85.73
Livingston, LA	30.50	-90.75
Sebastian, TX	26.34	-97.79
Gwinn, MI	46.28	-87.44
Alpine, NJ	40.96	-73.93
Gotha, FL	28.53	-81.52
Venice, IL	38.67	-90.17
Atlantic Beach, NY	40.59	-73.73
Stewart Manor, NY	40.72	-73.69
Sturgis, KY	37.55	-87.98
Yorklyn, PA	39.99	-76.65
Riverside, PA	40.96	-76.63
Tofield, AB	53.37	-112.67
Valatie, NY	42.41	-73.67
Martinsburg, PA	40.31	-78.32
Limon, CO	39.26	-103.69
Canyonville, OR	42.93	-123.28
Mart, TX	31.54	-96.83
Thomaston, CT	41.67	-73.07
Tunica Resorts, MS	34.84	-90.35
Saint Albans, ME	44.91	-69.41
Wesson, MS	31.70	-90.40
Hyde Park, NY	41.78	-73.93
Polk City, FL	28.18	-81.82
Belleville, KS	39.82	-97.63
Kenilworth, PA	40.23	-75.63
Pojoaque, NM	35.89	-106.02
Sesser, IL	38.09	-89.05
Bruce, MS	33.99	-89.35
Lake Kiowa, TX	33.58	-97.01
Dakota City, NE	42.42	-96.42
Frewsburg, NY	42.05	-79.16
Eddington, PA	40.08	-74.94
Millet, AB	53.10	-113.47
Henryville, IN	38.54	-85.77
Hinsdale, MA	42.44	-73.13
Yale, MI	43.13	-82.80
Clark Mills, NY	43.09	-75.38
North Belle Vernon, PA	40.13	-79.87
Ocean Ridge, FL	26.53	-80.05
Leetonia, OH	40.88	-80.76
Roblin, MB	51.23	-101.36
Saint-André-Avellin, QC	45.72	-75.07
Charenton, LA	29.88	-91.53
Bloomfield, MO	36.89	-89.93
Leon, IA	40.74	-93.75
Mayer, MN	44.88	-93.89
Portola, CA	39.81	-120.47
Belle Rose, LA	30.05	-91.04
Moravian Falls, NC	36.10	-81.18
Cle Elum, WA	47.20	-120.94
Swan Hills, AB	54.72	-115.40
Richmond, IL	42.48	-88.31
East Kingston, NH	42.93	-71.02
Harbour Breton, NL	47.48	-55.80
Winnsboro Mills, SC	34.36	-81.09
Shenorock, NY	41.33	-73.74
Hammond, WI	44.98	-92.44
Ralls, TX	33.67	-101.39
Deseronto, ON	44.20	-77.05
New Johnsonville, TN	36.02	-87.97
Italy, TX	32.18	-96.88
Roxbury, WI	43.25	-89.68
Bouctouche, NB	46.47	-64.74
Vernon, AL	33.76	-88.11
Plainville, KS	39.23	-99.30
South Lancaster, MA	42.44	-71.69
Rose Lodge, OR	45.01	-123.88
Landisville, PA	40.10	-76.41
Adams, WI	43.96	-89.82
Rolling Hills, CA	33.76	-118.36
Enterprise, OR	45.43	-117.28
Morton, TX	33.73	-102.76
Forsyth, MT	46.27	-106.68
Clinton, NY	43.05	-75.38
Kent Acres, DE	39.13	-75.52
Los Alamos, CA	34.74	-120.28
Blanco, TX	30.10	-98.42
Buffalo, TX	31.46	-96.06
Brice Prairie, WI	43.94	-91.30
Coupeville, WA	48.22	-122.69
Colquitt, GA	31.17	-84.73
Milan, IN	39.12	-85.13
Vinita Park, MO	38.69	-90.34
Flora, MS	32.54	-90.31
Merrionette Park, IL	41.68	-87.70
Butler, GA	32.56	-84.24
Siesta Acres, TX	28.76	-100.49
Sunshine Ranches, FL	26.05	-80.33
Laurel Springs, NJ	39.82	-75.01
Lookout Mountain, TN	34.99	-85.35
Superior, NE	40.02	-98.07
Fern Prairie, WA	45.64	-122.40
Blacksburg, SC	35.12	-81.52
Alta, IA	42.67	-95.29
Greenfield, IA	41.31	-94.46
Leesport, PA	40.45	-75.97
New London, IA	40.93	-91.40
Sacré-Coeur, QC	48.23	-69.80
Daniels, WV	37.74	-81.12
Conyngham, PA	40.99	-76.06
South Deerfield, MA	42.48	-72.61
Saint-Mathieu, QC	45.32	-73.52
Silver Lake, FL	28.84	-81.80
Ellaville, GA	32.24	-84.31
Gibbon, NE	40.75	-98.84
Long Valley, NJ	40.79	-74.78
Greybull, WY	44.49	-108.06
Walpole Island, ON	42.62	-82.51
Edgewood, IN	40.10	-85.73
Lovelock, NV	40.18	-118.47
Somonauk, IL	41.63	-88.68
Temple, PA	40.41	-75.92
Granby, CO	40.09	-105.94
New Buffalo, MI	41.79	-86.74
China Lake Acres, CA	35.64	-117.76
Bagdad, AZ	34.58	-113.20
Oakland, MD	39.41	-79.41
Aberdeen, IN	41.44	-87.11
Thomaston, ME	44.08	-69.18
Mill City, OR	44.75	-122.48
Hurstbourne Acres, KY	38.22	-85.59
Oakboro, NC	35.23	-80.33
Hopewell, TN	35.23	-84.89
Elk Point, SD	42.68	-96.68
Mesilla, NM	32.27	-106.80
Stagecoach, NV	39.37	-119.37
McAlmont, AR	34.81	-92.18
Greensboro, MD	38.97	-75.80
Shawnee Land, VA	39.19	-78.35
Glen Lyon, PA	41.18	-76.07
Carnation, WA	47.65	-121.91
Meadowlakes, TX	30.56	-98.30
Crystal Lawns, IL	41.57	-88.16
Duchesne, UT	40.16	-110.40
Bellville, OH	40.62	-82.51
Wilber, NE	40.48	-96.96
Bryant, WA	48.24	-122.16
Prairie Grove, IL	42.28	-88.26
Esko, MN	46.71	-92.36
London, CA	36.48	-119.44
Cave City, AR	35.94	-91.55
Leachville, AR	35.94	-90.26
Hodgkins, IL	41.77	-87.86
Lakemont, PA	40.47	-78.39
Blaine, TN	36.15	-83.70
Coalgate, OK	34.54	-96.22
Tome, NM	34.74	-106.73
Maysville, GA	34.25	-83.56
Delcambre, LA	29.95	-91.99
Drexel, NC	35.76	-81.60
Condon, TN	36.18	-83.79
Lawton, MI	42.17	-85.85
Leslie, MI	42.45	-84.43
Weyauwega, WI	44.32	-88.93
Watrous, SK	51.67	-105.47
Lakesite, TN	35.21	-85.13
Volga, SD	44.32	-96.93
Thoreau, NM	35.40	-108.22
Crandon, WI	45.57	-88.90
Shannon, GA	34.34	-85.07
Wright, WY	43.75	-105.49
Pine Level, NC	35.51	-78.24
Guttenberg, IA	42.79	-91.10
Evart, MI	43.90	-85.26
Westmoreland, NH	42.96	-72.44
Braddock Hills, PA	40.42	-79.87
Milton, VT	44.64	-73.11
Goldthwaite, TX	31.45	-98.57
Saint Marys, WV	39.39	-81.21
Columbus Junction, IA	41.28	-91.36
Saint-Gédéon, QC	48.50	-71.77
Stockton, MO	37.70	-93.80
Watkins Glen, NY	42.38	-76.87
Tullytown, PA	40.14	-74.81
Hide-A-Way Lake, MS	30.56	-89.64
Darien, GA	31.37	-81.43
Elida, OH	40.79	-84.20
Guyton, GA	32.34	-81.39
Marissa, IL	38.25	-89.75
Humboldt, KS	37.81	-95.44
Stinnett, TX	35.83	-101.44
Cricket, NC	36.17	-81.19
Falmouth, ME	43.73	-70.24
Chenoweth, OR	45.63	-121.24
Témiscaming, QC	46.72	-79.10
Sylvania, AL	34.56	-85.81
Pine Island Center, FL	26.61	-82.12
Labadieville, LA	29.84	-90.96
Hunter, TN	36.37	-82.16
Vulcan, AB	50.40	-113.25
Wabasso Beach, FL	27.76	-80.40
Roseville, OH	39.81	-82.07
New Carlisle, IN	41.70	-86.51
Coushatta, LA	32.01	-93.34
Carterville, MO	37.15	-94.44
Milan, MO	40.20	-93.13
Hays, NC	36.25	-81.12
Folsom, NJ	39.60	-74.84
South Bloomfield, OH	39.72	-82.99
Bangor, MI	42.31	-86.11
Dalton, OH	40.80	-81.70
Sainte-Béatrix, QC	46.20	-73.62
Morgan, GA	31.54	-84.60
Capac, MI	43.01	-82.93
Stony Point, MI	42.50	-85.43
Waterville, MN	44.22	-93.57
Crossville, AL	34.29	-85.99
Weatherby Lake, MO	39.24	-94.70
Jacobus, PA	39.88	-76.71
Williamsport, IN	40.29	-87.29
Parchment, MI	42.33	-85.57
Roman Forest, TX	30.18	-95.16
Milo, ME	45.25	-68.99
Bradford, OH	40.13	-84.43
Durand, WI	44.63	-91.97
Oak Hill, FL	28.86	-80.85
Hudson, IL	40.61	-88.99
Industry, PA	40.26	-79.79
Belle Plaine, WI	44.72	-88.67
Franksville, WI	42.76	-87.91
Unionville, GA	31.43	-83.51
Patrick Springs, VA	36.64	-80.20
Colrain, MA	42.67	-72.70
Sulligent, AL	33.90	-88.13
Trainer, PA	39.83	-75.41
Seabrook Island, SC	32.58	-80.17
Van Vleck, TX	29.02	-95.89
Grayling, MI	44.66	-84.71
New Hartford, NY	43.07	-75.29
Barview, OR	43.35	-124.31
Troy, TX	31.21	-97.30
Mount Brydges, ON	42.90	-81.48
Marion, KS	38.35	-97.02
McMechen, WV	39.99	-80.73
Shutesbury, MA	42.46	-72.41
Shaw, MS	33.60	-90.77
Conway, MA	42.51	-72.70
Rector, AR	36.26	-90.29
Hampton, IL	41.56	-90.41
Adamstown, PA	40.24	-76.06
Coarsegold, CA	37.26	-119.70
Devens, MA	42.54	-71.61
Belfast, PE	46.08	-62.88
Waskaganish, QC	51.48	-78.75
Lakeland, MN	44.96	-92.77
Campion, CO	40.35	-105.08
Hayden, CO	40.50	-107.26
Depue, IL	41.32	-89.31
Concord, AL	33.47	-87.03
Ridgeville, SC	33.10	-80.32
Roundup, MT	46.45	-108.54
Lusby, MD	38.41	-76.46
Southside Place, TX	29.71	-95.44
Denver, IA	42.67	-92.34
Big Lake, WA	48.40	-122.24
Montague, PE	46.17	-62.65
Lepanto, AR	35.61	-90.33
Inola, OK	36.15	-95.51
Bedford, NY	41.20	-73.64
Trevorton, PA	40.78	-76.67
Vale, OR	43.98	-117.24
East Broughton, QC	46.21	-71.08
Slater, MO	39.22	-93.07
Rainbow, CA	33.41	-117.15
Monroe, IA	41.52	-93.10
Ashfield, MA	42.53	-72.79
Goodrich, MI	42.92	-83.51
Eastport, NY	40.83	-72.73
Langston, OK	35.95	-97.26
Cambridge, NY	43.03	-73.38
Gold Key Lake, PA	41.31	-74.94
Saint Paul, MO	38.86	-90.74
Memphis, MO	40.46	-92.17
Mayville, ND	47.50	-97.32
Adams, NY	43.81	-76.02
Magnolia, TX	30.21	-95.75
Trumansburg, NY	42.54	-76.67
Cridersville, OH	40.65	-84.15
Bellwood, PA	40.60	-78.32
Colby, WI	44.91	-90.32
Bonneauville, PA	39.81	-77.14
Quitman, TX	32.80	-95.45
Belleville, PA	40.61	-77.73
Richland, MO	37.86	-92.40
Lacon, IL	41.02	-89.41
Mio, MI	44.65	-84.13
Spinnerstown, PA	40.44	-75.44
Smoke Rise, AL	33.89	-86.82
White Castle, LA	30.17	-91.15
Orion, IL	41.35	-90.38
Fort Fairfield, ME	46.77	-67.83
Allentown, NJ	40.18	-74.58
Butler, WI	43.11	-88.07
Frenchtown, MT	47.01	-114.23
Chapais, QC	49.78	-74.85
Noel, MO	36.55	-94.49
Five Points, OH	39.57	-84.19
Frankton, IN	40.22	-85.78
Laton, CA	36.43	-119.69
Conway, NH	43.98	-71.12
Brookwood, AL	33.26	-87.32
Fairfax, SC	32.96	-81.24
Ingram, TX	30.08	-99.24
Middleport, NY	42.79	-75.56
Long Beach, MD	38.46	-76.47
Mount Pleasant, NC	35.40	-80.44
Pomeroy, OH	39.03	-82.03
Waterbury, VT	44.34	-72.76
Moose Wilson Road, WY	43.53	-110.84
Wright-Patterson AFB, OH	39.81	-84.06
Inkerman, PA	41.30	-75.81
Lagunitas-Forest Knolls, CA	38.02	-122.69
Penhold, AB	52.13	-113.87
Galena, IN	38.35	-85.94
Wellsville, KS	38.72	-95.08
Alabama, NY	43.10	-78.39
Nambe, NM	35.89	-105.98
Port Carbon, PA	40.70	-76.17
Salyersville, KY	37.75	-83.07
Basile, LA	30.49	-92.60
Durant, IA	41.60	-90.91
Charlotte, TX	28.86	-98.71
Coal City, WV	37.68	-81.21
Ortonville, MN	45.30	-96.44
Unionville, MO	40.48	-93.00
Wakarusa, IN	41.54	-86.02
Kenyon, MN	44.27	-92.99
Houserville, PA	40.82	-77.83
White City, SK	50.43	-104.37
Bay, AR	35.74	-90.56
Wayland, NY	42.57	-77.59
Veazie, ME	44.84	-68.71
Silver Bay, MN	47.29	-91.26
Newbury, NH	43.32	-72.04
Central Square, NY	43.29	-76.15
Warrenton, GA	33.41	-82.66
Bondsville, MA	42.21	-72.35
Mescal, AZ	31.99	-110.44
WaKeeney, KS	39.03	-99.88
Landover Hills, MD	38.94	-76.89
Sea Girt, NJ	40.13	-74.03
Village of the Branch, NY	40.86	-73.19
Rio Verde, AZ	33.72	-111.68
Mokulēia, HI	21.58	-158.15
Monarch Mill, SC	34.72	-81.58
Independence, LA	30.64	-90.50
Westernport, MD	39.49	-79.04
Central Valley, NY	41.33	-74.12
Eldorado, TX	30.86	-100.60
Saint Andrews, NB	45.07	-67.05
Forest City, PA	41.65	-75.47
Saint Lawrence, PA	40.33	-75.87
Susquehanna, PA	41.94	-75.60
Catlettsburg, KY	38.40	-82.60
Moose Factory, ON	51.27	-80.62
Presquille, LA	29.56	-90.65
Lavallette, NJ	39.97	-74.07
North Eastham, MA	41.87	-69.99
Hinckley, MN	46.01	-92.94
Moriarty, NM	34.99	-106.05
Pennington Gap, VA	36.76	-83.03
Georgetown, CT	41.26	-73.43
Green Acres, CA	33.74	-117.08
Dayton, ME	43.55	-70.58
Grove City, FL	26.91	-82.33
Jamestown, KY	36.98	-85.06
Zolfo Springs, FL	27.49	-81.80
North Newton, KS	38.07	-97.35
Reinholds, PA	40.27	-76.12
Decatur, WI	42.63	-89.41
Cedar Bluff, AL	34.22	-85.61
Duxbury, MA	42.04	-70.67
Plymouth, OH	41.00	-82.67
Webster, SD	45.33	-97.52
Marlette, MI	43.33	-83.08
Long Lake, MN	44.99	-93.57
Brodheadsville, PA	40.92	-75.39
Irrigon, OR	45.90	-119.49
Oak Cliff Place, TX	29.93	-95.63
Arcade, GA	34.08	-83.56
Warroad, MN	48.91	-95.31
Mount Cobb, PA	41.41	-75.49
Enterprise, UT	37.57	-113.72
Ko Olina, HI	21.34	-158.13
Butler, AL	32.09	-88.22
Cienega Springs, AZ	34.19	-114.22
Olathe, CO	38.60	-107.98
Harwich Center, MA	41.69	-70.07
Harriston, ON	43.90	-80.88
Decatur, MS	32.44	-89.11
Glouster, OH	39.50	-82.08
Oakes, ND	46.14	-98.09
Ashcroft, BC	50.72	-121.28
New Oxford, PA	39.86	-77.06
Noank, CT	41.33	-71.99
Bynum, AL	33.61	-85.96
Atkins, IA	42.00	-91.86
Churubusco, IN	41.23	-85.32
Cameron, WI	45.41	-91.74
Glide, OR	43.30	-123.10
Moore Haven, FL	26.83	-81.09
French Lick, IN	38.55	-86.62
Avon-by-the-Sea, NJ	40.19	-74.02
Bridgeport, OH	40.07	-80.74
East Pittsburgh, PA	40.40	-79.84
Leadville North, CO	39.26	-106.30
Wynyard, SK	51.77	-104.18
Burnt Store Marina, FL	26.77	-82.05
Bridgeport, IL	38.71	-87.76
Sparta, MO	37.00	-93.08
Dallas Center, IA	41.68	-93.96
Stockton, IL	42.35	-90.01
Howard City, MI	43.40	-85.47
Gilbert, MN	47.49	-92.46
Cooperstown, NY	42.70	-74.92
Albany, MO	39.22	-94.11
Chadbourn, NC	34.32	-78.83
Sullivans Island, SC	32.76	-79.84
Buckfield, ME	44.29	-70.37
Varnell, GA	34.90	-84.97
West Paris, ME	44.32	-70.57
McConnelsville, OH	39.65	-81.85
Somers, CT	41.99	-72.45
South Belmar, NJ	40.17	-74.03
Napavine, WA	46.57	-122.91
Pepeekeo, HI	19.83	-155.11
Surgoinsville, TN	36.47	-82.85
Lyme, NH	43.81	-72.16
Jemez Pueblo, NM	35.61	-106.73
Langdon, ND	48.76	-98.37
Lattingtown, NY	40.90	-73.60
South Floral Park, NY	40.71	-73.70
Warren, OR	45.82	-122.85
Willard, UT	41.41	-112.04
Sicamous, BC	50.83	-118.99
Haslet, TX	32.97	-97.35
Becket, MA	42.33	-73.08
Tawas City, MI	44.27	-83.51
Loxley, AL	30.62	-87.75
Owens Cross Roads, AL	34.59	-86.46
Wallace, FL	30.68	-87.18
Woodlawn Beach, FL	30.39	-86.99
Trion, GA	34.54	-85.31
Northcrest, TX	31.64	-97.10
Sylvan Lake, MI	42.61	-83.33
Maple Plain, MN	45.01	-93.66
Arroyo Seco, NM	36.52	-105.57
South Browning, MT	48.55	-113.01
Cambridge City, IN	39.81	-85.17
Shadeland, IN	40.37	-86.95
Linden, CA	38.02	-121.08
Somerset, TX	29.23	-98.66
Clearwater, MN	45.42	-94.05
Miami, AZ	33.40	-110.87
Millwood, WA	47.68	-117.28
Smackover, AR	33.36	-92.72
Verona Walk, FL	26.08	-81.68
Rocky Top, TN	36.22	-84.15
Bourbon, IN	41.30	-86.12
Yorktown Heights, NY	41.27	-73.78
Deshler, OH	41.21	-83.90
Upper Pohatcong, NJ	40.68	-75.16
Bokeelia, FL	26.71	-82.16
Lowry Crossing, TX	33.15	-96.55
Pine Bush, NY	41.61	-74.30
Tunkhannock, PA	41.54	-75.95
Lamont, AB	53.77	-112.80
Melbourne, AR	36.06	-91.91
Harvey, ND	47.77	-99.94
Elkland, PA	41.99	-77.31
Lake Ripley, WI	43.01	-88.99
Tuolumne City, CA	37.96	-120.24
Mount Gay-Shamrock, WV	37.84	-82.03
Cobb, CA	38.82	-122.72
Dunnellon, FL	29.05	-82.46
Oak Grove, VA	38.98	-77.40
Ben Avon, PA	40.51	-80.08
La Pine, OR	43.67	-121.50
Kings Bay Base, GA	30.80	-81.57
McConnell AFB, KS	37.63	-97.26
Metcalfe, ON	45.23	-75.47
Sneads, FL	30.71	-84.93
Gruetli-Laager, TN	35.37	-85.62
Danbury, TX	29.23	-95.34
Hughes Springs, TX	33.00	-94.63
Claypool Hill, VA	37.06	-81.75
Newport, ME	44.84	-69.27
Starksboro, VT	44.23	-73.06
Palmyra, WI	42.88	-88.59
Kamsack, SK	51.57	-101.90
Saint-Liboire, QC	45.65	-72.76
Duson, LA	30.24	-92.19
Drew, MS	33.81	-90.53
Cordova, NC	34.91	-79.82
Harrisville, WV	39.21	-81.05
West Liberty, OH	40.25	-83.76
Chambord, QC	48.43	-72.07
Decatur, AR	36.34	-94.46
Tennille, GA	32.94	-82.81
North Corbin, KY	36.96	-84.09
Sour Lake, TX	30.14	-94.41
Romney, WV	39.34	-78.76
Marcellus, NY	42.98	-76.34
Evans City, PA	40.77	-80.06
Pierson, FL	29.24	-81.47
Randolph, ME	44.23	-69.77
La Mesilla, NM	35.95	-106.07
Shannon, MS	34.12	-88.71
Shasta, CA	40.60	-122.49
Lewisburg, OH	39.85	-84.54
Bessemer, MI	46.48	-90.05
Braham, MN	45.72	-93.17
Randolph, WI	43.54	-89.01
Bovina, TX	34.51	-102.88
Jonesboro, IL	37.45	-89.27
Belford, NJ	40.43	-74.09
Lewiston, UT	41.98	-111.86
Stewartville, AL	33.08	-86.24
Wales, MA	42.07	-72.22
Decatur, MI	42.11	-85.97
Oswego, KS	37.17	-95.11
Stonewood, WV	39.25	-80.31
Zeigler, IL	37.90	-89.05
Saint Francisville, LA	30.78	-91.38
Greenfield, NH	42.95	-71.87
Deville, LA	31.36	-92.17
Peebles, OH	38.95	-83.41
Onalaska, TX	30.81	-95.12
Berrien Springs, MI	41.95	-86.34
Morrisville, NY	42.90	-75.64
Cudjoe Key, FL	24.67	-81.50
Merriam Woods, MO	36.71	-93.16
Chenoa, IL	40.74	-88.72
Dravosburg, PA	40.35	-79.89
Century, FL	30.97	-87.26
Pineville, KY	36.76	-83.69
Jackson, SC	33.33	-81.79
Oakfield, NY	43.07	-78.27
Danville, QC	45.78	-72.02
Lake Ozark, MO	38.20	-92.64
Weedsport, NY	43.05	-76.56
Bakerstown, PA	40.65	-79.94
Home Garden, CA	36.30	-119.64
Oberlin, KS	39.82	-100.53
Port Sulphur, LA	29.48	-89.69
Lunenburg, MA	42.59	-71.72
Richmond, ME	44.09	-69.80
Nissequogue, NY	40.90	-73.20
Tuckerman, AR	35.73	-91.20
Appomattox, VA	37.36	-78.83
Lake Como, NJ	40.16	-74.03
Everett, PA	40.01	-78.37
Lykens, PA	40.57	-76.70
Hamilton City, CA	39.74	-122.01
Clatskanie, OR	46.10	-123.21
Fort Washakie, WY	43.01	-108.88
Honey Brook, PA	40.09	-75.91
Priest River, ID	48.18	-116.91
Crownsville, MD	39.03	-76.60
Key Vista, FL	28.19	-82.77
Stowell, TX	29.79	-94.38
Rosedale, MS	33.85	-91.03
Bridgehampton, NY	40.94	-72.30
Big Pine, CA	37.16	-118.29
Pagosa Springs, CO	37.27	-107.01
Sardis City, AL	34.17	-86.12
Sodus, NY	43.24	-77.06
Huachuca City, AZ	31.63	-110.33
Sun Valley, AZ	34.25	-111.26
Archer City, TX	33.60	-98.63
Gilman, IL	40.77	-87.99
Upper Brookville, NY	40.84	-73.57
Questa, NM	36.70	-105.60
Souris, MB	49.62	-100.26
Oberlin, LA	30.62	-92.76
Andrews, NC	35.20	-83.82
Ronceverte, WV	37.75	-80.46
Patterson Tract, CA	36.38	-119.30
Moweaqua, IL	39.62	-89.02
Punta Rassa, FL	26.49	-82.01
Keeseville, NY	44.51	-73.48
Westons Mills, NY	42.06	-78.38
King, WI	44.34	-89.14
Camino, CA	38.74	-120.67
Fort Hancock, TX	31.30	-105.85
Kiawah Island, SC	32.61	-80.08
Alum Creek, WV	38.29	-81.81
Tenino, WA	46.86	-122.85
Johnsonville, TN	36.06	-87.95
Eaton, IN	40.34	-85.35
Pierce, NE	42.20	-97.53
Loretto, TN	35.08	-87.44
Fairlea, WV	37.78	-80.46
Knollwood, IL	42.29	-87.89
Henniker, NH	43.18	-71.82
Clarkesville, GA	34.61	-83.52
Monon, IN	40.87	-86.88
Mount Sterling, OH	39.72	-83.27
Gallatin, MO	39.91	-93.96
Armada, MI	42.84	-82.88
Greenwich, NY	43.09	-73.50
Pirtleville, AZ	31.36	-109.56
Bowman, ND	46.18	-103.39
Marriott-Slaterville, UT	41.25	-112.03
South Whitley, IN	41.08	-85.63
Mexico, ME	44.56	-70.55
Tekamah, NE	41.78	-96.22
Freeport, PA	40.67	-79.68
North Puyallup, WA	47.21	-122.28
Morris, MB	49.35	-97.37
Pleasant Grove, OH	39.95	-81.96
Rock Hill, NY	41.63	-74.60
Londonderry, VT	43.23	-72.81
Delaware City, DE	39.58	-75.59
Chilhowie, VA	36.80	-81.68
Henderson, LA	30.31	-91.79
Pocahontas, IA	42.74	-94.67
Port Edwards, WI	44.35	-89.87
Woodville, CA	36.09	-119.20
Calhoun City, MS	33.86	-89.31
Maroa, IL	40.04	-88.96
North Judson, IN	41.22	-86.78
Searles Valley, CA	35.77	-117.40
Seeley, CA	32.79	-115.69
Bay Springs, MS	31.98	-89.29
Rome, IL	40.88	-89.50
West Falmouth, MA	41.60	-70.63
Allegany, NY	42.09	-78.49
Brownsville, OR	44.39	-122.98
Parkhill, ON	43.16	-81.68
Mount Zion, GA	33.63	-85.19
Lorena, TX	31.39	-97.22
Mayfield, PA	41.54	-75.54
Lakeside, OR	43.58	-124.18
Edgerton, KS	38.76	-95.01
Duquesne, MO	37.08	-94.46
Montpelier, IN	40.55	-85.28
Holley, NY	43.23	-78.03
Calico Rock, AR	36.12	-92.14
Kirkland, IL	42.09	-88.85
Kapaau, HI	20.23	-155.80
Kingstown, MD	39.20	-76.05
Mont Alto, PA	39.84	-77.56
Winchester, NH	42.77	-72.38
Marfa, TX	30.31	-104.02
Saint Johnsville, NY	43.00	-74.68
Stillwater, NY	42.94	-73.65
Youngsville, PA	40.78	-75.48
Elgin, OR	45.56	-117.92
Estell Manor, NJ	39.41	-74.74
Shelburne Falls, MA	42.60	-72.74
Mapleton, MN	43.93	-93.96
Red Lake, MN	47.88	-95.02
South Park, WY	43.42	-110.79
Ormstown, QC	45.13	-74.00
Delmar, DE	38.46	-75.58
Roodhouse, IL	39.48	-90.37
Wilson, OK	34.16	-97.43
Cheswick, PA	40.54	-79.80
Cassopolis, MI	41.91	-86.01
Verplanck, NY	41.25	-73.96
Redwood Valley, CA	39.27	-123.20
Pilot Butte, SK	50.47	-104.42
Hagerstown, IN	39.91	-85.16
Perryopolis, PA	40.09	-79.75
Quincy, CA	39.94	-120.95
Idaho Springs, CO	39.74	-105.51
Wickerham Manor-Fisher, PA	40.18	-79.91
Poquonock Bridge, CT	41.35	-72.02
Lamartine, WI	43.73	-88.57
Whiting, WI	44.49	-89.56
Bladenboro, NC	34.54	-78.79
Sparta, NC	36.51	-81.12
Princeville, IL	40.93	-89.76
Whitwell, TN	35.20	-85.52
Heidelberg, TX	26.20	-97.88
Wakefield, MI	46.48	-89.94
Lancaster, NH	44.49	-71.57
Ashford, WI	43.59	-88.37
Weston, MO	39.41	-94.90
Akron, CO	40.16	-103.21
Cade, LA	30.09	-91.91
Bluff City, TN	36.47	-82.26
Crooked Lake Park, FL	27.83	-81.58
Cross Plains, TN	36.55	-86.70
Lewisville, WA	45.81	-122.52
Prestbury, IL	41.78	-88.42
Horton, KS	39.66	-95.53
Cedar Hill, MO	38.35	-90.64
Tryon, NC	35.34	-81.32
Ripley, OH	38.75	-83.84
Westhampton Beach, NY	40.80	-72.61
Ball Ground, GA	34.34	-84.38
Twin Lake, MI	43.36	-86.16
Altamont, NY	42.70	-74.03
Fontana, WI	42.55	-88.58
Westwood, KS	39.04	-94.62
Arnold Line, MS	31.34	-89.37
Dunlap, OH	39.29	-84.62
Osakis, MN	45.87	-95.15
Nicholson, GA	34.11	-83.43
Meredith, NH	43.66	-71.50
Skyline Acres, OH	39.23	-84.57
Sabinal, TX	29.32	-99.47
Bunker Hill, IL	39.04	-89.95
Addison, NY	42.10	-77.23
Tremont, PA	40.63	-76.39
West Lawn, PA	40.33	-75.99
Lacoochee, FL	28.47	-82.17
Cibecue, AZ	34.04	-110.49
Haines, AK	59.24	-135.45
Vernon Center, NJ	41.19	-74.50
Southport, IN	39.67	-86.13
Rushford, MN	43.81	-91.75
Orchard Grass Hills, KY	38.32	-85.52
Hamilton, MO	39.74	-94.00
Senath, MO	36.13	-90.16
Sumrall, MS	31.42	-89.54
Jamesport, NY	40.95	-72.58
Sturgeon, PA	40.38	-80.21
Wind Point, WI	42.78	-87.77
Boronda, CA	36.70	-121.67
Willow Creek, CA	40.94	-123.63
Union Point, GA	33.62	-83.07
Prairie City, IA	41.60	-93.24
Canby, MN	44.71	-96.28
Manitouwadge, ON	49.12	-85.84
Myersville, MD	39.51	-77.57
Cross City, FL	29.63	-83.13
Sedgwick, KS	37.92	-97.42
Graton, CA	38.44	-122.87
Nakusp, BC	50.25	-117.80
Collings Lakes, NJ	39.60	-74.88
Ridgely, TN	36.26	-89.49
Holliday, TX	33.82	-98.70
Dresden, OH	40.12	-82.01
Shamokin Dam, PA	40.85	-76.82
Spring Park, MN	44.94	-93.63
Jeffersonville, KY	37.97	-83.84
Cowan, TN	35.16	-86.01
Rancho Alegre, TX	27.74	-98.09
Biggs, CA	39.41	-121.71
Saint-Jean-Baptiste, QC	45.38	-74.01
Fairfax, OH	39.15	-84.39
McEwen, TN	36.11	-87.63
Osseo, WI	44.57	-91.23
Palm Aire, FL	26.21	-80.19
Oakham, MA	42.35	-72.05
Cannon Beach, OR	45.89	-123.96
Tweed, ON	44.48	-77.32
Midway, KY	38.15	-84.68
Ramseur, NC	35.73	-79.65
Roanoke, IN	40.96	-85.37
Lukachukai, AZ	36.42	-109.23
Picture Butte, AB	49.88	-112.79
Carnegie, OK	35.10	-98.60
Steelville, MO	37.97	-91.35
Holland, OH	41.62	-83.71
Saint David, AZ	31.90	-110.21
Radium Springs, NM	32.50	-106.93
Crosbyton, TX	33.66	-101.24
Lewisport, KY	37.94	-86.90
Garfield, TX	30.19	-97.56
Chatmoss, VA	36.66	-79.81
Higganum, CT	41.50	-72.56
Kentland, IN	40.77	-87.45
Clymer, NY	42.02	-79.63
Blountsville, AL	34.08	-86.59
Saint Stephen, SC	33.40	-79.92
Mazomanie, WI	43.18	-89.79
La Luz, NM	32.98	-105.94
Moundridge, KS	38.20	-97.52
Chatham, NY	42.36	-73.59
Choteau, MT	47.81	-112.18
Millbrook, ON	44.15	-78.45
Douglass, KS	37.52	-97.01
Warsaw, KY	38.78	-84.90
La Grulla, TX	26.27	-98.65
Annandale, NJ	40.64	-74.88
Fairforest, SC	34.96	-82.01
Jonesboro, IN	40.48	-85.63
Averill Park, NY	42.63	-73.55
Houghton, NY	42.42	-78.16
Leverett, MA	42.45	-72.50
Teaticket, MA	41.56	-70.60
Sebewaing, MI	43.73	-83.45
Watervliet, MI	42.19	-86.26
Antwerp, OH	41.18	-84.74
Farley, IA	42.44	-91.01
Argos, IN	41.24	-86.21
Nobleboro, ME	44.08	-69.49
Biscoe, NC	35.36	-79.78
Caldwell, OH	39.75	-81.52
Wilder, VT	43.67	-72.31
Richlands, NC	34.90	-77.55
Lockney, TX	34.12	-101.44
Driggs, ID	43.72	-111.11
Franklin, QC	45.03	-73.92
Havana, FL	30.62	-84.41
Elmendorf, TX	29.26	-98.33
Bristol, NH	43.59	-71.74
Lyndeborough, NH	42.91	-71.77
Del Rey Oaks, CA	36.59	-121.83
Gordo, AL	33.32	-87.90
Collinsville, TX	33.56	-96.91
Mount Ayr, IA	40.71	-94.24
Lester Prairie, MN	44.88	-94.04
Yacolt, WA	45.87	-122.41
Lake Camelot, IL	40.63	-89.74
Englehart, ON	47.82	-79.87
Maury, NC	35.48	-77.59
Billington Heights, NY	42.78	-78.63
Splendora, TX	30.23	-95.16
Kerhonkson, NY	41.77	-74.30
Bement, IL	39.92	-88.57
Ledbetter, KY	37.05	-88.48
Ragland, AL	33.74	-86.16
Meridian Hills, IN	39.89	-86.16
Summit, MS	31.28	-90.47
Prudenville, MI	44.30	-84.65
Webster, NH	43.33	-71.72
Fall River, WI	43.38	-89.05
Harpersville, AL	33.34	-86.44
Three Way, TN	35.78	-88.86
Epping, NH	43.03	-71.07
Franklinville, NY	42.34	-78.46
Patton, PA	40.63	-78.65
Grunthal, MB	49.41	-96.86
Middleton, NS	44.94	-65.07
Ellijay, GA	34.69	-84.48
Bartonville, TX	33.07	-97.13
Enfield, ME	45.25	-68.57
John Day, OR	44.42	-118.95
Vevay, IN	38.75	-85.07
Katonah, NY	41.26	-73.69
Saint-Ambroise, QC	48.55	-71.33
Pinewood Estates, TX	30.16	-94.32
Victoria, VA	36.99	-78.23
Oroville, WA	48.94	-119.44
Saratoga, WY	41.45	-106.81
Hemby Bridge, NC	35.10	-80.63
Blue Grass, IA	41.51	-90.77
Montour Falls, NY	42.35	-76.85
Lenox, MA	42.36	-73.28
Chester, NJ	40.78	-74.70
Angola on the Lake, NY	42.65	-79.05
Chepachet, RI	41.92	-71.67
Twin City, GA	32.58	-82.16
Saint-Édouard, QC	45.23	-73.52
Saint-Jacques-le-Mineur, QC	45.28	-73.42
Washington Park, FL	26.13	-80.18
Davenport, WA	47.65	-118.15
Walla Walla East, WA	46.05	-118.30
Appalachia, VA	36.91	-82.78
Lebanon, NJ	40.64	-74.84
Lake City, IA	42.27	-94.73
Edgeworth, PA	40.55	-80.19
Waterflow, NM	36.76	-108.48
Anna Maria, FL	27.53	-82.73
Lampeter, PA	39.99	-76.24
Krugerville, TX	33.28	-96.99
Pleasantville, IA	41.39	-93.27
Bennington, NE	41.36	-96.16
Fort Wadsworth, NY	40.60	-74.06
Mayville, NY	42.25	-79.50
Lamar, AR	35.44	-93.39
Island Heights, NJ	39.94	-74.15
Arcola, TX	29.50	-95.47
South Amherst, OH	41.36	-82.25
Georgiana, AL	31.64	-86.74
Bristol, IN	41.72	-85.82
Avon, PA	40.35	-76.39
Gunter, TX	32.87	-95.63
Arcadia, IN	40.18	-86.02
Aurora, MN	47.53	-92.24
Mitchell, NE	41.94	-103.81
Monroe North, WA	47.88	-121.99
Rose Hill, NC	34.83	-78.02
Owls Head, ME	44.08	-69.06
Dundee, NY	42.52	-76.98
Ritzville, WA	47.13	-118.38
McArthur, OH	39.25	-82.48
Channel Lake, IL	42.48	-88.14
Glen Gardner, NJ	40.70	-74.94
Syracuse, KS	37.98	-101.75
Bonner-West Riverside, MT	46.88	-113.89
Grandview Plaza, KS	39.03	-96.79
Oak Grove, LA	32.86	-91.39
Niverville, NY	42.44	-73.66
Upper Fruitland, NM	36.72	-108.31
Hudson Bay, SK	52.85	-102.38
Sardis, MS	34.44	-89.92
South Charleston, OH	39.83	-83.63
Manchester, NY	42.97	-77.23
Clancy, MT	46.47	-111.99
Grand Ronde, OR	45.06	-123.61
Haubstadt, IN	38.21	-87.57
Burnsville, NC	35.92	-82.30
Franklin Furnace, OH	38.65	-82.85
Moretown, VT	44.25	-72.76
Forest Lake, IL	42.21	-88.06
Le Grand, CA	37.23	-120.25
Seeley Lake, MT	47.18	-113.48
Valle Vista, AZ	35.41	-113.86
Shaunavon, SK	49.65	-108.42
Gaston, SC	33.82	-81.10
East Dubuque, IL	42.49	-90.64
Mars, PA	40.70	-80.01
Antelope Valley-Crestview, WY	44.22	-105.47
Glendale, MS	31.36	-89.31
Denton, NC	35.63	-80.12
De Kalb, TX	33.51	-94.62
Minco, OK	35.31	-97.94
Honey Grove, TX	33.58	-95.91
Ada, MN	47.30	-96.52
Lakefield, MN	43.68	-95.17
Wheeler, TX	35.45	-100.27
Arapahoe, WY	42.96	-108.49
Tofino, BC	49.15	-125.91
Hazelwood, NC	35.47	-83.00
Traer, IA	42.19	-92.47
Brackettville, TX	29.31	-100.42
Cascade-Chipita Park, CO	38.94	-105.00
East Palatka, FL	29.66	-81.60
Stanley, VA	38.58	-78.50
Mallory, WV	37.73	-81.84
Porter Heights, TX	30.15	-95.32
Keswick Ridge, NB	46.00	-66.88
Elberta, AL	30.41	-87.60
Lake Isabella, MI	43.64	-85.00
Lake Mohawk, OH	40.67	-81.20
Homer City, PA	40.54	-79.16
Mayerthorpe, AB	53.95	-115.14
Kensett, AR	35.23	-91.67
Jerome, IL	39.77	-89.68
Norris, TN	36.20	-84.07
Mundys Corner, PA	40.44	-78.84
White Sands, NM	32.38	-106.48
Logan, WV	37.85	-81.99
Port Byron, IL	41.61	-90.34
Phillipston, MA	42.55	-72.13
Manawan, QC	47.22	-74.39
Coaling, AL	33.16	-87.34
Bernice, LA	32.82	-92.66
Saxapahaw, NC	35.95	-79.32
Batavia, OH	39.08	-84.18
Atlanta, IL	40.26	-89.23
Steinway, NY	40.77	-73.90
Brandon, VT	43.80	-73.09
Spring Green, WI	43.18	-90.07
Big Timber, MT	45.83	-109.96
Vienna, IL	37.42	-88.90
Parsonsfield, ME	43.73	-70.93
Westwood, CA	40.31	-121.01
Henderson, GA	32.01	-81.26
Twin Lakes, VA	38.25	-78.44
Perry Park, CO	39.26	-104.99
Sanborn, NY	43.14	-78.88
Wolcott, NY	43.22	-76.81
West Unity, OH	41.59	-84.43
Harwich Port, MA	41.67	-70.08
Sutton, NH	43.33	-71.95
McComb, OH	41.11	-83.79
Eagleview, PA	40.06	-75.68
Worthington, KY	38.32	-85.56
La Pryor, TX	28.94	-99.85
Tioga, ND	48.40	-102.94
Scenic, AZ	36.79	-114.01
Indian Head, SK	50.53	-103.67
Wanchese, NC	35.84	-75.64
South Rockwood, MI	42.06	-83.26
Baiting Hollow, NY	40.96	-72.74
Oak Hill, OH	40.41	-82.24
Espy, PA	41.01	-76.41
Serenada, TX	30.70	-97.69
Amity, OR	45.12	-123.21
Munfordville, KY	37.27	-85.89
Quincy, MI	41.94	-84.88
Georgetown, PA	41.23	-75.87
Florenceville-Bristol, NB	46.44	-67.62
Des Arc, AR	34.98	-91.50
Harlan, KY	36.84	-83.32
Shelbina, MO	39.69	-92.04
Reinbeck, IA	42.32	-92.60
Del Rey, CA	36.66	-119.59
East Brooklyn, CT	41.80	-71.90
Weston, OH	41.34	-83.80
Roberts, WI	44.98	-92.56
Boles Acres, NM	32.81	-105.99
Santa Clara, NM	32.78	-108.15
Helena West Side, MT	46.60	-112.11
Navassa, NC	34.26	-78.01
Pikeville, TN	35.61	-85.19
Walcott, IA	41.58	-90.77
Rapids, NY	43.10	-78.64
Booker, TX	36.45	-100.54
Southern View, IL	39.76	-89.65
Connelly Springs, NC	35.74	-81.51
Pelican Bay, TX	32.92	-97.52
Watts Mills, SC	34.52	-81.99
Sainte-Sophie, QC	45.82	-73.90
Mulberry, AR	35.50	-94.05
Rosepine, LA	30.92	-93.28
Chesilhurst, NJ	39.73	-74.88
Spencer, TN	35.75	-85.47
Moville, IA	42.49	-96.07
Harlan, IN	41.20	-84.92
Harbor Beach, MI	43.84	-82.65
Whitewright, TX	33.51	-96.39
Delavan, IL	40.37	-89.55
Nashville, MI	42.60	-85.09
Cresson, PA	40.46	-78.59
Reform, AL	33.38	-88.02
Kingston, OK	34.00	-96.72
Gadsden, SC	33.85	-80.77
Remsen, IA	42.81	-95.97
Earlville, IL	41.59	-88.92
Richmond, MA	42.37	-73.37
Lone Star, TX	33.79	-95.39
Rand, WV	38.28	-81.56
Rossville, IN	40.42	-86.59
Fryeburg, ME	44.02	-70.98
Manhattan, MT	45.86	-111.33
Holley, FL	30.45	-86.91
Rhome, TX	33.05	-97.47
Homer, MI	42.15	-84.81
Unity, NH	43.29	-72.26
Goldens Bridge, NY	41.29	-73.68
Sun Prairie, MT	47.54	-111.48
Regina Beach, SK	50.78	-105.00
Copeland, OK	36.66	-94.83
Piperton, TN	35.05	-89.62
Peach Lake, NY	41.37	-73.58
Wedgewood, SC	33.88	-80.51
Mountain Ranch, CA	38.23	-120.54
Lusk, WY	42.76	-104.45
Las Maravillas, NM	34.74	-106.67
Quail Creek, TX	28.78	-97.08
Burgeo, NL	47.62	-57.62
Cumberland Head, NY	44.72	-73.40
Perry, OH	41.76	-81.14
Church Hill, PA	40.68	-77.60
Avila Beach, CA	35.18	-120.73
Grayville, IL	38.26	-87.99
Ainsworth, NE	42.55	-99.86
Tecumseh, NE	40.37	-96.20
Vernon Valley, NJ	41.24	-74.49
Desert Aire, WA	46.68	-119.92
Lumby, BC	50.25	-118.97
Carrier Mills, IL	37.68	-88.63
Garden City, MO	38.56	-94.19
Comanche, OK	34.37	-97.96
Itasca, TX	32.16	-97.15
Claysburg, PA	40.30	-78.45
Cressona, PA	40.63	-76.19
Green Valley, CA	38.25	-122.16
Columbus, NM	31.83	-107.64
Ixonia, WI	43.14	-88.60
Thorp, WI	44.96	-90.80
Meade, KS	37.29	-100.34
Weissport East, PA	40.84	-75.69
Warner, OK	35.49	-95.31
Biola, CA	36.80	-120.02
Adrian, MO	38.40	-94.35
East Sahuarita, AZ	31.94	-110.93
Ault, CO	40.58	-104.73
Wilder, ID	43.68	-116.91
Fox Chase, PA	40.40	-75.96
Inverness, AL	32.01	-85.75
Belle Plaine, KS	37.39	-97.28
Pine Knot, KY	36.65	-84.44
Bourbon, MO	38.15	-91.24
Louisa, VA	38.03	-78.00
Nashua, IA	42.95	-92.54
Orleans, MA	41.79	-69.99
Penn Valley, CA	39.20	-121.19
Wellington, UT	39.54	-110.74
Bethel, NC	35.81	-77.38
Patton Village, TX	30.19	-95.17
Mount Carroll, IL	42.10	-89.98
North Bennington, VT	42.93	-73.24
Bolinas, CA	37.91	-122.69
South Dos Palos, CA	36.96	-120.65
Union City, OH	40.20	-84.80
Walnut Grove, MS	32.59	-89.46
Fincastle, TN	36.41	-84.05
Peosta, IA	42.45	-90.85
McCleary, WA	47.05	-123.27
Athens, NY	42.26	-73.81
Royston, BC	49.65	-124.95
Smith Center, KS	39.78	-98.79
Hartley, IA	43.18	-95.48
Plains, TX	33.19	-102.83
Crow Agency, MT	45.60	-107.46
Burford, ON	43.10	-80.43
Ridgely, MD	38.95	-75.88
Murphy, NC	35.09	-84.03
Wedgefield, SC	33.89	-80.52
Grandview, TX	32.27	-97.18
Manson, IA	42.53	-94.53
North Berwick, ME	43.30	-70.73
Elk Rapids, MI	44.90	-85.42
Lincoln Park, PA	40.31	-75.99
Mill Hall, PA	41.11	-77.48
Powers Lake, WI	42.55	-88.29
Trempealeau, WI	44.01	-91.44
Merlin, OR	42.52	-123.42
Mowbray Mountain, TN	35.28	-85.22
Gambo, NL	48.78	-54.21
Norwood, NY	44.75	-74.99
Neoga, IL	39.32	-88.45
Coombs, BC	49.30	-124.42
Ovid, MI	43.01	-84.37
Hope Valley, RI	41.51	-71.72
South Bend, WA	46.66	-123.80
Kēōkea, HI	20.71	-156.35
Bon Accord, AB	53.83	-113.42
Thurmond, NC	36.37	-80.93
Commercial Point, OH	39.77	-83.06
Englewood, TN	36.37	-89.15
Woodburn, IN	41.13	-84.85
Osgood, IN	39.13	-85.29
Franklin, TX	31.03	-96.49
Olivet, MI	42.44	-84.92
Darien, WI	42.60	-88.71
Belleair Beach, FL	27.92	-82.84
Lexington, MS	33.11	-90.05
Burns Harbor, IN	41.63	-87.13
Orwell, OH	41.54	-80.87
Tulalip Bay, WA	48.04	-122.31
Coldwater, MS	32.71	-89.21
East Cleveland, TN	35.16	-84.86
Muenster, TX	33.65	-97.38
Daleville, IN	40.12	-85.56
Amboy, WA	45.91	-122.45
Montverde, FL	28.60	-81.67
Aberdeen, OH	38.66	-83.76
Madbury, NH	43.17	-70.92
River Hills, WI	43.17	-87.92
Leona Valley, CA	34.62	-118.29
Jefferson, NC	36.42	-81.47
Cologne, MN	44.77	-93.78
Gallitzin, PA	40.48	-78.55
Harrisville, RI	41.97	-71.67
Las Palmas II, TX	26.20	-97.74
Del Norte, CO	37.68	-106.35
Shoreacres, TX	29.62	-95.01
Smith Valley, NV	38.78	-119.34
Coal Run Village, KY	37.51	-82.56
Belhaven, NC	35.54	-76.62
Rocky Point, NC	34.44	-77.89
Stuart, IA	41.50	-94.32
McCrory, AR	35.26	-91.20
Brooklyn, IN	39.54	-86.37
Papineauville, QC	45.62	-75.02
Whately, MA	42.44	-72.63
Rock Creek, MN	45.76	-92.96
Gorham, NH	44.39	-71.17
East Canton, OH	40.79	-81.28
Hatch, NM	32.67	-107.15
Olive Hill, KY	38.30	-83.17
Mechanicsburg, OH	40.07	-83.56
Langhorne, PA	40.17	-74.92
Deposit, NY	42.06	-75.43
Rheems, PA	40.13	-76.57
Mona, UT	39.82	-111.86
New Market, AL	34.91	-86.43
Crothersville, IN	38.80	-85.84
Mason, TN	35.41	-89.53
Estancia, NM	34.76	-106.06
Kettle Falls, WA	48.61	-118.06
Montgomery, WV	38.18	-81.33
Smethport, PA	41.81	-78.44
Spencerville, MD	39.11	-76.98
Livermore Falls, ME	44.48	-70.19
Port Dickinson, NY	42.13	-75.90
Random Lake, WI	43.55	-87.96
Cosmopolis, WA	46.96	-123.77
Pine Prairie, LA	30.78	-92.43
Mayo, SC	35.08	-81.86
Bayou Vista, TX	29.33	-94.94
Peru, NY	44.58	-73.53
Oakley, UT	40.71	-111.30
Tremont, ME	44.25	-68.35
Caledonia, MI	42.79	-85.52
West Liberty, WV	40.17	-80.59
Goshen, AR	36.10	-93.99
Corydon, IA	40.76	-93.32
Albion, NE	41.69	-98.00
Wagner, SD	43.08	-98.29
Dayton, VA	38.41	-78.94
Mountain Lodge Park, NY	41.39	-74.14
Apollo, PA	40.58	-79.57
Montrose, MI	43.18	-83.89
Niagara, WI	45.77	-87.99
Rosebud, SD	43.23	-100.85
Teutopolis, IL	39.13	-88.47
Weldon, NC	36.43	-77.60
Eleanor, WV	38.54	-81.93
Tillson, NY	41.83	-74.07
Sharon, WI	42.50	-88.73
Southport, CT	41.14	-73.28
Mount Vernon, ME	44.50	-69.99
Union City, MI	42.07	-85.14
Springfield, NE	41.08	-96.13
Montrose, PA	40.31	-75.99
Sorrento, LA	30.18	-90.86
Dunsmuir, CA	41.21	-122.27
Owingsville, KY	38.14	-83.76
Marks, MS	34.26	-90.27
Bangs, TX	31.72	-99.13
Murfreesboro, AR	34.06	-93.69
New Paris, OH	39.86	-84.79
Ballplay, AL	34.06	-85.81
Hillsboro, ND	47.40	-97.06
Cherryville, PA	40.75	-75.54
Shiremanstown, PA	40.22	-76.95
Canton Valley, CT	41.83	-72.89
Pinehurst, ID	47.54	-116.24
Soap Lake, WA	47.39	-119.49
Lookout Mountain, GA	34.98	-85.36
Three Oaks, MI	41.80	-86.61
Crested Butte, CO	38.87	-106.99
Dayton, IN	40.37	-86.77
Oakland, PA	40.31	-78.89
Clinton, LA	30.87	-91.02
Fayette, MS	31.71	-91.06
Gordonsville, VA	38.14	-78.19
Zilwaukee, MI	43.48	-83.92
Stratford, WI	44.80	-90.08
Kersey, CO	40.39	-104.56
Stafford, OR	45.36	-122.72
West Tawakoni, TX	32.89	-96.03
Pittsfield, NH	43.31	-71.32
Rumney, NH	43.81	-71.81
New Middletown, OH	40.96	-80.56
Carberry, MB	49.87	-99.36
De Soto, IL	37.82	-89.23
Decatur, TN	35.51	-84.79
Nutter Fort, WV	39.26	-80.32
Peru, ME	44.51	-70.41
Wembley, AB	55.15	-119.14
Marion, MS	32.42	-88.65
Snow Hill, NC	35.45	-77.68
Mediapolis, IA	41.01	-91.16
Mexico, NY	43.46	-76.23
Gardendale, TX	32.02	-102.38
Dobson, NC	36.40	-80.72
Powhatan Point, OH	39.86	-80.82
Onset, MA	41.74	-70.66
Ocean Park, WA	46.49	-124.05
Kerens, TX	32.13	-96.23
Dublin, NH	42.91	-72.06
Smokey Point, WA	48.15	-122.18
Bannockburn, IL	42.19	-87.87
Lewiston, MN	43.98	-91.87
Francestown, NH	42.99	-71.81
Fort Montgomery, NY	41.33	-73.99
Hudson, CO	40.07	-104.64
South Willard, UT	41.36	-112.04
Fairmount Heights, MD	38.90	-76.92
Brookside Village, TX	29.59	-95.33
Waretown, NJ	39.79	-74.20
North Pekin, IL	40.62	-89.62
Poultney, VT	43.52	-73.24
Laughlin Air Force Base, TX	29.36	-100.78
Cookshire-Eaton, QC	45.42	-71.63
Chester, GA	32.39	-83.15
Edmonton, KY	36.98	-85.61
Adams Center, NY	43.86	-76.01
Whitehall, WI	44.37	-91.32
Knightsen, CA	37.97	-121.67
Tornillo, TX	31.45	-106.09
Westville, OK	35.99	-94.57
East Millinocket, ME	45.63	-68.57
Charleston, NY	40.54	-74.24
Carbonville, UT	39.62	-110.83
Monterey Park, NM	34.76	-106.64
Ucluelet, BC	48.94	-125.55
Schoolcraft, MI	42.11	-85.64
East Bangor, PA	40.88	-75.18
Newport, PA	40.48	-77.13
Sparkill, NY	41.03	-73.93
Elkhorn, CA	36.82	-121.74
West Wenatchee, WA	47.44	-120.35
Logansport, LA	31.98	-94.00
Stockdale, TX	29.24	-97.96
Twin Grove, IL	40.49	-89.08
Rocky Point, WA	47.59	-122.67
Warren, MN	48.20	-96.77
Baidland, PA	40.19	-79.97
Limestone, IL	41.13	-87.97
Milford, IN	41.41	-85.85
Kalida, OH	40.98	-84.20
Ferron, UT	39.09	-111.13
Salisbury, MO	39.42	-92.80
Centreville, MS	31.09	-91.07
Cherokee, OK	36.75	-98.36
Ackley, IA	42.55	-93.05
Richland, PA	40.36	-76.26
Leilani Estates, HI	19.47	-154.92
Macamic, QC	48.75	-79.00
Sainte-Élisabeth, QC	46.10	-73.35
Sebree, KY	37.61	-87.53
Kingsley, MI	44.58	-85.54
Water Mill, NY	40.92	-72.34
Clay, PA	40.22	-76.26
Saint-Michel, QC	45.57	-73.62
Mercersburg, PA	39.83	-77.90
Ferndale, PA	40.29	-78.91
Montgomery, PA	41.17	-76.88
Chester Center, CT	41.40	-72.45
LaBarque Creek, MO	38.42	-90.68
Boissevain, MB	49.23	-100.06
Koontz Lake, IN	41.42	-86.49
Sunnyside-Tahoe City, CA	39.15	-120.16
Astor, FL	29.16	-81.53
Golden Valley, NV	39.62	-119.83
Brass Castle, NJ	40.76	-75.01
First Mesa, AZ	35.84	-110.38
Chapin, SC	34.17	-81.35
Bracey, VA	36.60	-78.14
Herscher, IL	41.05	-88.10
Erie, IL	41.66	-90.08
Albion, PA	40.96	-78.95
Ethete, WY	43.02	-108.77
South Wenatchee, WA	47.39	-120.29
Coalhurst, AB	49.75	-112.93
Nescopeck, PA	41.05	-76.22
Stamps, AR	33.37	-93.50
Hallsville, MO	39.12	-92.22
Hurley, MS	30.66	-88.49
Seaside Park, NJ	39.93	-74.08
Blossom, TX	33.66	-95.39
Salem, WV	39.28	-80.56
Warsaw, IL	40.36	-91.43
Waterville, NY	42.93	-75.38
Galesville, WI	44.08	-91.35
Owenton, KY	38.54	-84.84
Hancock, MD	39.70	-78.18
Grand Canyon Village, AZ	36.05	-112.15
Castle Dale, UT	39.21	-111.02
East Spencer, NC	35.68	-80.43
Roseto, PA	40.88	-75.21
Granville, MA	42.07	-72.86
Medway, ME	45.61	-68.53
Hinsdale, NH	42.79	-72.49
Star Valley Ranch, WY	42.97	-110.96
Venise-en-Québec, QC	45.08	-73.13
Watson Lake, YT	60.06	-128.71
Woodstock, AL	33.21	-87.15
McMillin, WA	47.14	-122.24
Ile des Chênes, MB	49.71	-96.99
Wardsville, MO	38.49	-92.17
Choctaw Lake, OH	39.96	-83.48
Cato, WI	44.14	-87.86
Amigo Beach, ON	44.70	-79.40
East Hazel Crest, IL	41.57	-87.65
Morrisonville, NY	44.69	-73.56
Anna, OH	40.39	-84.17
Cleary, MS	32.17	-90.18
Dale, IN	40.02	-86.40
Hamilton, IN	41.53	-84.91
Purdy, WA	47.39	-122.63
Rollingwood, TX	30.28	-97.79
Glenville, WV	38.93	-80.84
Hebron, NE	40.17	-97.59
Brooklyn Heights, OH	41.43	-81.69
Walnut Grove, CA	38.24	-121.51
Monument Hills, CA	38.66	-121.88
Redfield, AR	34.45	-92.18
Monticello, MS	31.55	-90.11
Luther, OK	35.66	-97.20
Fulton, TX	28.06	-97.04
Paxtang, PA	40.26	-76.83
Ault Field, WA	48.34	-122.67
Crescent City, FL	29.43	-81.51
Montegut, LA	29.47	-90.56
Winchester, MO	38.59	-90.53
Stockton Springs, ME	44.49	-68.86
Enfield, NH	43.64	-72.14
Sawyerwood, OH	41.04	-81.44
Ligonier, PA	40.24	-79.24
Warren Park, IN	39.78	-86.05
Elk Creek, KY	38.10	-85.37
Elkfork, KY	37.96	-83.13
Joanna, SC	34.41	-81.81
Corrigan, TX	31.00	-94.83
Millersburg, OR	44.68	-123.06
Cementon, PA	40.69	-75.51
Waterford, PA	41.94	-79.98
Claypool, AZ	33.41	-110.84
Garrison, ND	47.65	-101.42
Corning, IA	40.99	-94.74
Tonka Bay, MN	44.91	-93.59
Watford, ON	42.95	-81.88
Madoc, ON	44.51	-77.47
Emerson, GA	34.13	-84.76
Stratford, OK	34.80	-96.96
Salisbury, NB	46.04	-65.05
Northlakes, NC	35.78	-81.38
Newfield, NJ	39.55	-75.03
East Berlin, PA	39.94	-76.98
Brookston, IN	40.60	-86.87
Crugers, NY	41.23	-73.92
Lake Brownwood, TX	31.84	-99.01
New Haven, WV	38.99	-81.97
Oakwood, IL	40.12	-87.78
Victory Gardens, NJ	40.88	-74.54
Augusta, WI	44.68	-91.12
Inverness, CO	39.58	-104.86
Chester, NS	44.54	-64.24
Gordon, NE	42.80	-102.20
Ponder, TX	33.18	-97.29
Adwolf, VA	36.79	-81.58
North Grosvenor Dale, CT	41.99	-71.90
Greilickville, MI	44.78	-85.64
Young America (historical), MN	44.78	-93.91
Salome, AZ	33.78	-113.61
Clio, AL	31.71	-85.61
Pewee Valley, KY	38.31	-85.49
Cuba, NY	42.22	-78.28
Freedom, PA	40.69	-80.25
Lacolle, QC	45.08	-73.37
Belle, MO	38.29	-91.72
Woodcreek, TX	30.03	-98.11
Monette, AR	35.89	-90.34
Crescent, OK	35.95	-97.59
Manito, IL	40.43	-89.78
Neligh, NE	42.13	-98.03
Glendale, WV	39.95	-80.75
Curtice, OH	41.62	-83.37
Hines, OR	43.56	-119.08
Legend Lake, WI	44.89	-88.54
Western Lake, TX	32.62	-97.81
Sylvan Springs, AL	33.52	-87.01
Colfax, LA	31.52	-92.71
Huntsville, MO	39.44	-92.55
Marathon, WI	44.93	-89.84
Gearhart, OR	46.02	-123.91
Plum Creek, VA	37.13	-80.50
Leland Grove, IL	39.78	-89.68
Loveland Park, OH	39.30	-84.26
Friedens, PA	40.05	-79.00
Wilderness Rim, WA	47.45	-121.77
Kaibito, AZ	36.60	-111.07
Arenas Valley, NM	32.79	-108.18
Lincolndale, NY	41.32	-73.72
Bridgeport, NE	41.67	-103.10
New Marlborough, MA	42.12	-73.23
Colma, CA	37.68	-122.46
Nederland, CO	39.96	-105.51
Heritage Lake, IL	40.55	-89.33
Caln, PA	39.99	-75.78
Buchanan Dam, TX	30.74	-98.43
Babbitt, MN	47.71	-91.94
Stanton, NE	41.95	-97.22
Mount Vernon, AL	31.09	-88.01
Edmonston, MD	38.95	-76.93
Cactus Flat, AZ	32.76	-109.72
Cannelton, IN	37.91	-86.74
Watertown, TN	36.10	-86.13
Granger, TX	30.72	-97.44
Virginia, IL	39.95	-90.21
Blossburg, PA	41.68	-77.06
Burkesville, KY	36.79	-85.37
Tylertown, MS	31.12	-90.14
Graysville, TN	35.45	-85.08
Mount Pulaski, IL	40.01	-89.28
Devon, PA	40.05	-75.43
New Hope, OR	42.36	-123.37
Elk Point, AB	53.90	-110.90
White Pigeon, MI	41.80	-85.64
Winfield, NJ	40.64	-74.29
Catawissa, PA	40.95	-76.46
Leblanc, QC	48.27	-74.35
Vance, AL	33.17	-87.23
Winchester, IL	39.63	-90.46
Hillsdale, MO	38.68	-90.28
Guthrie Center, IA	41.68	-94.50
Pilot Rock, OR	45.48	-118.83
Falmouth Foreside, ME	43.73	-70.21
Marion, NY	43.14	-77.19
Holiday Valley, OH	39.86	-83.97
Briarcliff, TX	30.41	-98.04
Pine Valley, CA	32.82	-116.53
Osburn, ID	47.51	-116.00
Harbor Hills, OH	39.94	-82.44
Audubon Park, KY	38.20	-85.73
Mechanicsville, MD	38.44	-76.74
West Barnstable, MA	41.71	-70.37
Avis, PA	41.18	-77.31
Groton, SD	45.45	-98.10
Buttonwillow, CA	35.40	-119.47
Toro Canyon, CA	34.42	-119.57
Donovan Estates, AZ	32.71	-114.68
Springbrook, AB	52.18	-113.88
Oakland, IA	41.31	-95.40
Shepherd, MI	43.52	-84.69
Charlotte, TN	36.18	-87.34
Slater, IA	41.88	-93.68
Norwood (historical), MN	44.77	-93.93
Hartington, NE	42.62	-97.26
Chadwicks, NY	43.03	-75.27
Allendale, CA	38.44	-121.94
Woodmont, CT	41.23	-72.99
Dalmeny, SK	52.33	-106.77
Clarendon, AR	34.69	-91.31
Johnsonville, SC	33.82	-79.45
Avoca, IA	41.48	-95.34
Port Barrington, IL	42.24	-88.20
Fern Acres, HI	19.51	-155.08
Highpoint, OH	39.29	-84.35
Woodward, IA	41.86	-93.92
New Plymouth, ID	43.97	-116.82
Atlantic Beach, NC	34.70	-76.74
Chesapeake, WV	38.22	-81.54
Greene, NY	42.33	-75.77
Chevy Chase Heights, PA	40.64	-79.14
Pine Grove Mills, PA	40.73	-77.89
Julian, CA	33.08	-116.60
Attawapiskat, ON	52.93	-82.42
Gower, MO	39.61	-94.60
Topaz Ranch Estates, NV	38.74	-119.50
Bismarck, MO	37.77	-90.62
Glen Alpine, NC	35.73	-81.78
MacArthur, WV	37.76	-81.21
Uncasville, CT	41.43	-72.11
Monona, IA	43.05	-91.39
Bushland, TX	35.19	-102.06
Dixon, MO	37.99	-92.09
Elizabeth, PA	40.27	-79.89
Prosperity, WV	37.84	-81.20
Fosston, MN	47.58	-95.75
Milroy, PA	40.71	-77.59
Banner Hill, TN	36.13	-82.42
Bruceville-Eddy, TX	31.31	-97.25
Shreve, OH	40.68	-82.02
Mayer, AZ	34.40	-112.24
Stevenson, WA	45.70	-121.88
Richland, GA	32.09	-84.67
Williamsville, IL	39.95	-89.55
Worthington Hills, KY	38.31	-85.53
Versailles, PA	40.32	-79.83
Greenup, IL	39.25	-88.16
Warsaw, VA	37.96	-76.76
Porter, ME	43.80	-70.93
Orfordville, WI	42.63	-89.25
Grove Hill, AL	31.71	-87.78
Celina, TN	36.55	-85.51
Waterman, IL	41.77	-88.77
New Paris, IN	41.50	-85.83
Westhampton, MA	42.30	-72.77
Cambridge, WI	43.00	-89.02
Meridian, OK	34.43	-97.98
Vonore, TN	35.59	-84.24
Terra Alta, WV	39.45	-79.55
Erving, MA	42.60	-72.40
Kingston, NJ	40.38	-74.61
Elizabethville, PA	40.55	-76.81
Hurley, WI	46.45	-90.19
Toquerville, UT	37.25	-113.28
Hawthorne, FL	29.59	-82.09
Toughkenamon, PA	39.83	-75.76
Bangor, WI	43.89	-90.99
Fayette, IA	42.84	-91.80
Fort Loramie, OH	40.35	-84.37
Saxonburg, PA	40.75	-79.81
Natalia, TX	29.19	-98.86
Lambert, MS	34.20	-90.28
Stanfield, NC	35.23	-80.43
Lyndhurst, VA	38.03	-78.95
Bridgeport, NY	43.16	-75.97
Sackets Harbor, NY	43.95	-76.12
Utica, SC	34.68	-82.93
Great River, NY	40.72	-73.16
Linntown, PA	40.96	-76.90
Saint Peter, WI	43.84	-88.34
Morenci, AZ	33.08	-109.37
Benld, IL	39.09	-89.80
Parkston, SD	43.40	-97.98
Shoshone, ID	42.94	-114.41
Rodney Village, DE	39.13	-75.53
Lynchburg, OH	39.24	-83.79
West Salem, OH	40.97	-82.11
Duncannon, PA	40.40	-77.02
Mammoth, AZ	32.72	-110.64
Hackleburg, AL	34.28	-87.83
Girardville, PA	40.79	-76.28
Ames Lake, WA	47.63	-121.97
Rural Retreat, VA	36.89	-81.28
Thorntown, IN	40.13	-86.61
Freeport, ME	43.86	-70.10
Ashaway, RI	41.42	-71.79
Aztalan, WI	43.07	-88.86
Castleton, VT	43.61	-73.18
Benson, UT	41.79	-111.93
Rancho Tehama Reserve, CA	40.02	-122.40
Seabrook Farms, NJ	39.50	-75.22
Leoti, KS	38.48	-101.36
McIntosh, NM	34.86	-106.05
Porterdale, GA	33.58	-83.89
Roxana, IL	38.85	-90.08
Crystal Lakes, OH	39.89	-84.03
Baird, TX	32.39	-99.39
Evadale, TX	30.35	-94.07
Woodsboro, TX	28.24	-97.32
South Coventry, CT	41.77	-72.31
Foresthill, CA	39.02	-120.82
Saint-Charles, QC	45.70	-73.55
Bel-Nor, MO	38.70	-90.32
Marble Hill, MO	37.31	-89.97
Ackerman, MS	33.31	-89.17
Brilliant, OH	40.26	-80.63
Woodland Hills, UT	40.02	-111.65
Wilson, WY	43.50	-110.88
Rougemont, QC	45.43	-73.05
Chatham, VA	36.83	-79.40
Rainelle, WV	37.97	-80.77
Dundas, MN	44.43	-93.20
Panguitch, UT	37.82	-112.44
Kingsey Falls, QC	45.85	-72.07
Iota, LA	30.33	-92.50
Elvins, MO	37.84	-90.53
Windsor, PA	39.92	-76.58
Milam, TX	31.43	-93.85
Marshall, VA	38.86	-77.86
Nooksack, WA	48.93	-122.32
Lincolnton, GA	33.79	-82.48
Hiram, ME	43.88	-70.80
Birch Run, MI	43.25	-83.79
Macedon, NY	43.07	-77.30
Laflin, PA	41.29	-75.81
Lazy Mountain, AK	61.63	-148.95
Edison, GA	31.56	-84.74
West Ferriday, LA	31.64	-91.57
Dedham, ME	44.69	-68.66
Fox Lake, WI	43.57	-88.91
Lumsden, SK	50.65	-104.87
Greenbush, ME	45.08	-68.65
Tarkio, MO	40.44	-95.38
Head of the Harbor, NY	40.90	-73.16
Roaming Shores, OH	41.64	-80.82
Eureka Mill, SC	34.72	-81.19
Clarks Green, PA	41.49	-75.70
Seadrift, TX	28.42	-96.71
Battle Ground, IN	40.51	-86.84
East Valley, NV	38.94	-119.70
Waswanipi, QC	49.73	-76.17
Westover, AL	33.35	-86.54
Cavetown, MD	39.64	-77.59
Mound Bayou, MS	33.88	-90.73
Burns, TN	36.05	-87.31
Castleton-on-Hudson, NY	42.52	-73.75
Parrsboro, NS	45.41	-64.33
Newton, AL	31.34	-85.61
Roseland, FL	27.84	-80.49
Manning, IA	41.91	-95.06
South Thomaston, ME	44.05	-69.13
Weston Mills, NY	42.08	-78.37
Redington Beach, FL	27.81	-82.81
Essex, MA	42.63	-70.78
Dewart, PA	41.11	-76.88
Indian Shores, FL	27.86	-82.85
Southmont, NC	35.67	-80.27
Caddo Mills, TX	33.07	-96.23
State Center, IA	42.02	-93.16
Stacy, MN	45.40	-92.99
Oakdale, PA	40.40	-80.19
Ehrenberg, AZ	33.60	-114.53
Colmar Manor, MD	38.93	-76.95
Claycomo, MO	39.20	-94.49
Queen City, TX	33.15	-94.15
Grill, PA	40.30	-75.94
Cleveland, WI	43.91	-87.75
Lebec, CA	34.84	-118.86
Manson, WA	47.88	-120.16
Hill City, KS	39.36	-99.84
Sweet Springs, MO	38.96	-93.41
Chapel Hill, TN	35.63	-86.69
Cap-Chat, QC	49.10	-66.69
Dowling, ON	46.59	-81.34
Point of Rocks, MD	39.28	-77.54
Ash Grove, MO	37.32	-93.59
Grandview, OH	39.19	-84.72
Hemlock, MI	43.41	-84.23
Avon, MN	45.61	-94.45
Wyoming, DE	39.12	-75.56
Lake Waccamaw, NC	34.32	-78.50
Pilot Mountain, NC	36.39	-80.47
Logan, IA	41.64	-95.79
New Sarpy, LA	29.98	-90.39
Somerset, OH	39.81	-82.30
Mullens, WV	37.58	-81.38
Philo, IL	40.01	-88.16
Holland, MA	42.06	-72.16
Jonesport, ME	44.53	-67.60
Hardwick, NJ	41.05	-74.93
North Redington Beach, FL	27.82	-82.82
Dulac, LA	29.39	-90.71
Cleora, OK	36.58	-94.97
East Lexington, VA	37.79	-79.43
Ortonville, MI	42.85	-83.44
Vanderhoof, BC	54.02	-124.02
Saint-Antoine-de-Tilly, QC	46.66	-71.57
McEwen, NB	46.15	-64.79
Darmstadt, IN	38.10	-87.58
Morris, OK	35.61	-95.86
Whitmire, SC	34.50	-81.61
Madison, MN	45.01	-96.20
Black Lick, PA	40.47	-79.19
Edgar, WI	44.93	-89.96
Burton, OH	41.47	-81.15
Taft Southwest (historical), TX	27.97	-97.40
Grand Canyon, AZ	36.05	-112.14
Fort Benton, MT	47.82	-110.67
Fair Grove, MO	37.38	-93.15
Urbana, IA	42.22	-91.87
Walford, IA	41.88	-91.83
Rehoboth Beach, DE	38.72	-75.08
Bryson City, NC	35.43	-83.45
Concord, VA	37.34	-78.98
Alamosa East, CO	37.48	-105.84
Balm, FL	27.76	-82.26
Brooklet, GA	32.38	-81.66
Dover, TN	36.49	-87.84
Kremmling, CO	40.06	-106.39
Rock Creek, AL	33.48	-87.08
Bonduel, WI	44.74	-88.44
Montello, WI	43.79	-89.32
Verona, KY	38.82	-84.66
Coloma, MI	42.19	-86.31
Newberry, MI	46.35	-85.51
Saint Regis Park, KY	38.23	-85.62
Troy, PA	40.92	-78.22
Beaver, OK	36.82	-100.52
Honeyville, UT	41.64	-112.08
Baldwin, FL	30.30	-81.98
Glade Spring, VA	36.79	-81.77
Arlington, OH	40.89	-83.65
Jackson Center, OH	40.44	-84.04
Chesterfield, SC	34.74	-80.09
Charleston, ME	45.09	-69.04
Standish, MI	43.98	-83.96
Clintondale, NY	41.69	-74.05
East Griffin, GA	33.24	-84.23
Arma, KS	37.54	-94.70
Bartonsville, MD	39.39	-77.36
Johnson, VT	44.64	-72.68
Moroni, UT	39.52	-111.59
L'Orignal, ON	45.62	-74.69
Buckhead Ridge, FL	27.13	-80.89
North DeLand, FL	29.05	-81.30
Kenly, NC	35.60	-78.12
Toast, NC	36.50	-80.63
Edgewood, TX	32.70	-95.89
Hampden Sydney, VA	37.24	-78.46
Marmet, WV	38.25	-81.57
Akron, IA	42.83	-96.56
New Beaver, PA	40.88	-80.37
Rehobeth, AL	31.12	-85.45
Brooklyn, WI	42.85	-89.37
Vanceburg, KY	38.60	-83.32
Hudson, ME	45.00	-68.88
Summerland, CA	34.42	-119.60
Langley, SC	33.52	-81.84
Seven Points, TX	32.32	-96.21
Exmore, VA	37.53	-75.82
Fairmead, CA	37.08	-120.19
Sutton-Alpine, AK	61.78	-148.76
Malvern, AL	31.14	-85.52
Oronoco, MN	44.17	-92.53
North Lewisburg, OH	40.22	-83.56
Eldorado, WI	43.82	-88.62
East Wellington, BC	49.17	-124.02
Dawson, MN	44.93	-96.05
Contoocook, NH	43.22	-71.71
Bunker Hill, OR	43.36	-124.20
Hudson, PA	41.27	-75.84
LeChee, AZ	35.03	-110.75
Saint Michaels, AZ	35.64	-109.10
Annetta, TX	32.71	-97.68
Stuart, VA	36.64	-80.27
Rotan, TX	32.85	-100.47
Culver, OR	44.53	-121.21
Biltmore Forest, NC	35.53	-82.53
Murphys Estates, SC	33.60	-81.94
Shirley, MA	42.54	-71.65
West Stockbridge, MA	42.35	-73.37
Forest, OH	40.80	-83.51
Marshallton, PA	40.79	-76.54
Temelec, CA	38.27	-122.49
Berino, NM	32.07	-106.62
McCord, OK	36.68	-97.04
Tracy City, TN	35.26	-85.74
Wacousta, MI	42.83	-84.70
Sutton, NE	40.61	-97.86
Russellton, PA	40.61	-79.84
Cornell, WI	45.17	-91.15
El Valle de Arroyo Seco, NM	35.96	-106.03
Pinebluff, NC	35.11	-79.47
Quinlan, TX	32.91	-96.14
Gridley, IL	40.74	-88.88
West Baraboo, WI	43.47	-89.77
Kettleman City, CA	36.01	-119.96
Norridgewock, ME	44.71	-69.79
Kincaid, IL	39.59	-89.41
Guthrie, KY	36.65	-87.17
Elwood, NJ	39.58	-74.72
Kilmarnock, VA	37.71	-76.38
Bremen, OH	39.70	-82.43
Dassel, MN	45.08	-94.31
Middleburgh, NY	42.60	-74.33
Bressler, PA	40.23	-76.82
Miller, SD	44.52	-98.99
Dover, VT	42.94	-72.80
Irwindale, CA	34.11	-117.94
Lappe, ON	48.57	-89.35
Port Gibson, MS	31.96	-90.98
Chappaqua, NY	41.16	-73.76
South Coatesville, PA	39.97	-75.82
Richmond, MN	45.45	-94.52
Les Cèdres, QC	45.30	-74.05
Winfield, MO	39.00	-90.74
Bruceton, TN	36.04	-88.24
Gardner, IL	41.19	-88.31
Keystone Heights, FL	29.79	-82.03
Hoschton, GA	34.10	-83.76
Tahoe Vista, CA	39.24	-120.05
Perryville, AR	35.00	-92.80
Ringgold, LA	32.33	-93.28
New Union, TN	35.53	-86.08
Copper Canyon, TX	33.10	-97.10
Rustburg, VA	37.28	-79.10
Parsons, WV	39.10	-79.68
Granger, IA	41.76	-93.82
Wellman, IA	41.46	-91.84
Langhorne Manor, PA	40.17	-74.92
Elephant Butte, NM	33.15	-107.18
Coalville, UT	40.92	-111.40
Silver Lake, KS	39.10	-95.86
Apache, OK	34.89	-98.37
Huntington Bay, NY	40.90	-73.41
Kittitas, WA	46.98	-120.42
Linn, MO	38.49	-91.85
Brocton, NY	42.39	-79.44
Shortsville, NY	42.96	-77.22
Fort Recovery, OH	40.41	-84.78
Greenwich, OH	41.03	-82.52
Sandy, PA	41.11	-78.77
Worthington, IN	39.13	-86.98
Towanda, KS	37.80	-97.00
Pittsville, MD	38.40	-75.41
Lakeshire, MO	38.54	-90.34
Pelham, MA	42.39	-72.40
Tobermory, ON	45.25	-81.67
Grandview, IL	39.82	-89.62
Oblong, IL	39.00	-87.91
Monrovia, IN	39.58	-86.48
Raleigh, MS	32.03	-89.52
Meridian, TX	31.92	-97.66
Saint Elmo, IL	39.03	-88.85
Helena, OK	36.55	-98.27
Bells, TX	33.61	-96.41
Pawlet, VT	43.35	-73.18
Cadott, WI	44.95	-91.15
Ladera, CA	37.40	-122.20
Nanawale Estates, HI	19.51	-154.91
Millbrook, NY	41.79	-73.69
Kensington, PE	46.43	-63.65
South Palm Beach, FL	26.59	-80.04
Robersonville, NC	35.83	-77.25
Franklin, ME	44.59	-68.23
Trenton, ME	44.44	-68.37
South Temple, PA	40.40	-75.90
Tonto Basin, AZ	33.83	-111.29
Berry Creek, CA	39.65	-121.40
Pemberville, OH	41.41	-83.46
Descanso, CA	32.85	-116.62
Westport, IN	39.18	-85.57
Kinsley, KS	37.92	-99.41
Stanleytown, VA	36.74	-79.96
Woodbine, IA	41.74	-95.70
Sundown, TX	33.46	-102.49
Sun Valley, ID	43.70	-114.35
Depoe Bay, OR	44.81	-124.06
Cedar Glen Lakes, NJ	39.95	-74.40
South Windham, CT	41.68	-72.17
Kingsford Heights, IN	41.48	-86.69
Tri-Lakes, IN	41.25	-85.44
Chatham, MA	41.68	-69.96
Oriole Beach, FL	30.37	-87.09
Charlotte Hall, MD	38.48	-76.78
Velda Village, MO	38.69	-90.29
Menard, TX	30.92	-99.79
Brooklyn, IA	41.73	-92.45
Muhlenberg Park, PA	40.38	-75.94
Hillsboro, WI	43.65	-90.34
Shilo, MB	49.81	-99.63
Clinton, ME	44.64	-69.50
Ransomville, NY	43.24	-78.91
Genola, UT	40.00	-111.84
Garrett, WA	46.05	-118.40
Marbury, AL	32.70	-86.47
Bourne, MA	41.74	-70.60
Milan, NH	44.57	-71.19
Browntown, PA	41.31	-75.79
Grapeland, TX	31.49	-95.48
Dunlap, IL	40.86	-89.68
Markesan, WI	43.71	-88.99
North Fork, AZ	34.00	-109.96
Stearns, KY	36.70	-84.48
Wolfe City, TX	33.37	-96.07
Rowley, MA	42.72	-70.88
Blawnox, PA	40.49	-79.86
Dunnigan, CA	38.89	-121.97
Cheswold, DE	39.22	-75.59
Bedford, IA	40.67	-94.72
Lone Tree, IA	41.49	-91.43
Surry, ME	44.50	-68.50
Centreville, MI	41.92	-85.53
Alexandria, NH	43.61	-71.79
New London, NH	43.41	-71.99
Verdi, NV	39.52	-119.99
Nellieburg, MS	32.41	-88.78
Crystal Falls, MI	46.10	-88.33
Stanton, MI	43.29	-85.08
Wymore, NE	40.12	-96.66
Webb, AL	31.26	-85.27
Moodus, CT	41.50	-72.45
West Brookfield, MA	42.24	-72.14
New Castle Northwest, PA	41.02	-80.36
Northwest Ithaca, NY	42.47	-76.54
Red Corral, CA	38.41	-120.61
Morgantown, MS	31.57	-91.35
Sand Lake, MI	44.32	-83.68
Flomaton, AL	31.00	-87.26
Montezuma, IA	41.59	-92.53
Swanville, ME	44.52	-69.00
Oxford, NY	42.44	-75.60
New California, OH	40.16	-83.24
Godefroy, QC	51.75	-68.08
Livonia, LA	30.56	-91.56
Clifton, IL	40.94	-87.93
West Chatham, MA	41.68	-69.99
Granville South, OH	40.05	-82.54
Clarksville, IA	42.78	-92.67
Durand, IL	42.44	-89.33
Pocono Pines, PA	41.11	-75.45
Loving, NM	32.29	-104.10
Clermont, IN	39.81	-86.32
Olivet, NJ	39.55	-75.15
Atglen, PA	39.95	-75.97
Runaway Bay, TX	33.17	-97.88
Reese, MI	43.45	-83.70
Russell, PA	41.94	-79.14
Janesville, CA	40.30	-120.52
Crosby, ND	48.91	-103.29
Ness City, KS	38.45	-99.91
Gleason, TN	36.21	-88.61
Mishicot, WI	44.24	-87.64
Arlington, GA	31.44	-84.72
Sharon, MS	31.79	-89.10
Locust Grove, OK	36.20	-95.17
Red Lake Falls, MN	47.88	-96.27
Eatons Neck, NY	40.93	-73.40
Bradford, RI	41.40	-71.74
Moosonee, ON	51.28	-80.63
Rosthern, SK	52.67	-106.33
Irwin, SC	34.69	-80.82
Earlham, IA	41.49	-94.12
Warren, MA	42.21	-72.19
Plandome, NY	40.81	-73.70
Paonia, CO	38.87	-107.59
Metlakatla, AK	55.13	-131.58
Hazen, AR	34.78	-91.58
Au Sable, MI	44.41	-83.33
Alvord, TX	33.36	-97.69
Wakefield, NE	42.27	-96.87
Black Earth, WI	43.14	-89.75
Felton, DE	39.01	-75.58
Walnut Cove, NC	36.30	-80.14
Alloway, NJ	39.56	-75.36
Cairo, NY	42.30	-74.00
Elizabeth, CO	39.36	-104.60
Sainte-Croix, QC	45.13	-72.80
Odon, IN	38.84	-86.99
Manchester, KY	37.15	-83.76
Kimball, TN	35.05	-85.67
Flatonia, TX	29.69	-97.11
Pioneer, OH	41.68	-84.55
New Windsor, MD	39.54	-77.11
Crump, TN	35.22	-88.32
Fennville, MI	42.59	-86.10
Wendover, UT	40.74	-114.04
Shoal Creek, AL	33.43	-86.61
Okawville, IL	38.43	-89.55
Grand Isle, LA	29.24	-89.99
Avondale, PA	39.82	-75.78
Hyde, PA	41.00	-78.46
Montague, CA	41.73	-122.53
Dover, AR	35.40	-93.11
Washington, ME	44.27	-69.37
Schwenksville, PA	40.26	-75.46
Harper, KS	37.29	-98.03
Ansted, WV	38.14	-81.10
Penobscot, ME	44.46	-68.71
Antrim, NH	43.03	-71.94
Hughestown, PA	41.33	-75.77
Carbondale, KS	38.82	-95.69
Gueydan, LA	30.03	-92.51
Vian, OK	35.50	-94.97
Apple Mountain Lake, VA	38.92	-78.10
Kingsley, IA	42.59	-95.97
Culver, IN	41.22	-86.42
Waverly, MN	45.07	-93.97
Springfield, CO	37.41	-102.61
Earlington, KY	37.27	-87.51
Scotland, PA	39.97	-77.59
Bell Acres, PA	40.59	-80.17
Faxon, PA	41.25	-76.98
Kernville, CA	35.75	-118.43
Mountain Village, CO	37.93	-107.86
Bagley, MN	47.52	-95.40
Colebrook, NH	44.89	-71.50
Laurel, NY	40.97	-72.56
Orangeville, UT	39.23	-111.05
Willacoochee, GA	31.34	-83.05
Harvey, MI	46.49	-87.35
Elmore, OH	41.48	-83.30
Nashotah, WI	43.10	-88.40
Sunriver, OR	43.88	-121.44
Ironton, MO	37.60	-90.63
Honaker, VA	37.02	-81.97
Lewiston, MI	44.88	-84.31
Bryn Athyn, PA	40.13	-75.07
Capitan, NM	33.55	-105.57
Holstein, IA	42.49	-95.55
Cornwells Heights, PA	40.08	-74.95
Bertram, TX	30.74	-98.06
New Rockford, ND	47.68	-99.14
Liberty Hill, TX	30.66	-97.92
Nora Springs, IA	43.14	-93.00
Otis, MA	42.19	-73.09
Luna Pier, MI	41.81	-83.44
Pomeroy, WA	46.47	-117.60
Bassano, AB	50.78	-112.47
Greenland, AR	35.99	-94.18
Manteo, NC	35.91	-75.68
Ceredo, WV	38.40	-82.56
Freedom, NH	43.81	-71.04
Phillips, WI	45.70	-90.40
Casa Blanca, AZ	33.12	-111.89
Puntledge, BC	49.66	-125.06
Saint-Barnabé-Sud, QC	45.73	-72.92
Gill, MA	42.64	-72.50
Oakport, MN	46.93	-96.78
Sunrise Lake, PA	41.31	-74.97
Centerfield, UT	39.13	-111.82
Gretna, FL	30.62	-84.66
Fairview Park, IN	39.68	-87.42
Olla, LA	31.90	-92.24
Frenchtown, NJ	40.53	-75.06
Birchwood Lakes, PA	41.25	-74.92
Joseph City, AZ	34.96	-110.33
Linière, QC	46.00	-70.42
Lions Bay, BC	49.45	-123.24
Saint-Éphrem-de-Beauce, QC	46.07	-70.95
Mansura, LA	31.06	-92.05
Shattuck, OK	36.28	-99.88
Lakeside, TX	32.82	-97.49
Lenox, IA	40.88	-94.56
Sanborn, IA	43.18	-95.66
New Hartford Center, CT	41.88	-72.98
Salina, OK	36.29	-95.15
Baxter, TN	36.15	-85.64
Northport, ME	44.34	-68.96
Sublette, KS	37.48	-100.84
Pemberton, NJ	39.97	-74.68
Somerville, TX	30.35	-96.53
White Cloud, MI	43.55	-85.77
Hartford, IL	38.83	-90.10
Oakland, MO	38.58	-90.39
Siesta Shores, TX	26.86	-99.25
Wayne, WV	38.22	-82.44
Charlemont, MA	42.63	-72.87
Mount Wolf, PA	40.06	-76.70
Terre Hill, PA	40.16	-76.05
Crainville, IL	37.75	-89.07
Newfield, ME	43.65	-70.85
Temple, NH	42.82	-71.85
West Conshohocken, PA	40.07	-75.32
Norwood, ON	44.38	-77.98
Stateburg, SC	33.96	-80.53
Moody, TX	31.31	-97.36
Fort Ashby, WV	39.50	-78.77
Chisholm, ME	44.48	-70.20
Glyndon, MN	46.88	-96.58
Highland Park, PA	40.62	-77.57
Mancos, CO	37.34	-108.29
Shell Knob, MO	36.63	-93.63
Tatum, TX	32.32	-94.52
Lake Catherine, IL	42.48	-88.13
Ka‘a‘awa, HI	21.55	-157.85
New Pekin, IN	38.51	-86.02
Walnut Grove, GA	33.74	-83.85
Colwich, KS	37.78	-97.54
Winnebago, MN	43.77	-94.17
Port Norris, NJ	39.25	-75.04
Woodbranch, TX	30.18	-95.19
Mount Hope, WV	37.90	-81.16
Forreston, IL	42.13	-89.58
Rome City, IN	41.50	-85.38
Littlerock, CA	34.52	-117.98
Home, WA	47.27	-122.76
Chapman, KS	38.97	-97.02
South Point, TX	25.87	-97.38
Warren, IL	42.50	-89.99
Wyoming, IL	41.06	-89.77
Loretto, PA	40.50	-78.63
Newell, WV	40.62	-80.60
Darrington, WA	48.26	-121.60
Park River, ND	48.40	-97.74
Oriskany, NY	43.16	-75.33
Stottville, NY	42.29	-73.74
Williamstown, PA	40.58	-76.62
Boswell's Corner, VA	38.51	-77.37
Big Sandy, TX	32.58	-95.11
Cushing, ME	44.02	-69.24
South Windham, ME	43.74	-70.42
Schuylerville, NY	43.10	-73.58
Oak Leaf, TX	32.52	-96.85
Rosebud, TX	31.07	-96.98
Lanark, IL	42.10	-89.83
Ravenna, NE	41.03	-98.91
Tuckahoe, NY	40.90	-72.41
Nixon, PA	40.78	-79.93
Sumas, WA	49.00	-122.26
Columbus Air Force Base, MS	33.63	-88.45
Mabscott, WV	37.77	-81.21
Elroy, WI	43.74	-90.27
Charlack, MO	38.70	-90.34
Awendaw, SC	33.04	-79.61
Springville, VA	37.20	-81.40
Manton, MI	44.41	-85.40
Frazee, MN	46.73	-95.70
Cottage City, MD	38.94	-76.95
Foscoe, NC	36.16	-81.77
Panama, OK	35.17	-94.67
Hubbard, TX	31.85	-96.80
Muniz, TX	26.26	-98.09
Parker City, IN	40.19	-85.20
Sandwich, NH	43.79	-71.41
Monroeville, OH	41.24	-82.70
Osborne, KS	39.44	-98.70
Shoemakersville, PA	40.50	-75.97
Ferndale, CA	40.58	-124.26
Cedarville, AR	35.57	-94.37
Unionville, TN	35.62	-86.59
Granby, MA	42.26	-72.52
New Berlinville, PA	40.35	-75.63
Wood River, NE	40.82	-98.60
Plattsville, ON	43.30	-80.62
Advance, MO	37.10	-89.91
Pleak, TX	29.49	-95.81
Sistersville, WV	39.56	-81.00
Beechwood Village, KY	38.25	-85.63
Claremont, NC	35.71	-81.15
Laverne, OK	36.71	-99.89
Waukomis, OK	36.28	-97.90
New Market, TN	36.10	-83.55
Mancelona, MI	44.90	-85.06
Yalaha, FL	28.74	-81.81
Pine Knoll Shores, NC	34.70	-76.81
Long Beach, WA	46.35	-124.05
Woodway, WA	47.80	-122.38
Cohoe, AK	60.37	-151.31
Plattsburgh West, NY	44.68	-73.50
Westlake, AB	55.22	-118.80
Minneota, MN	44.56	-95.99
Winthrop, MN	44.54	-94.37
Eagle River, WI	45.92	-89.24
St. Adolphe, MB	49.67	-97.11
Hope, ME	44.27	-69.16
Pierz, MN	45.98	-94.10
Wheaton, MN	45.80	-96.50
Inman, KS	38.23	-97.77
Cuba, IL	42.18	-88.19
Rice, MN	45.75	-94.22
Hampton, NJ	40.71	-74.96
Holcomb, NY	42.90	-77.42
Ashley, OH	40.41	-82.96
Addison, VT	44.09	-73.30
Richford, VT	45.00	-72.67
Benwood, WV	40.02	-80.73
South Uniontown, PA	39.89	-79.75
Midtown, TN	35.88	-84.56
Roan Mountain, TN	36.20	-82.07
Russells Point, OH	40.47	-83.89
Dunnstown, PA	41.15	-77.42
Columbine Valley, CO	39.60	-105.03
Manning, AB	56.92	-117.62
Central City, IL	41.24	-88.28
New Carlisle, QC	48.01	-65.34
Pine Mountain, GA	32.86	-84.85
Morristown, IN	39.67	-85.70
Lesage, WV	38.51	-82.30
Surrey, ND	48.24	-101.13
Fredericksburg, PA	40.44	-76.43
Babson Park, FL	27.83	-81.52
Mitchell, IL	38.76	-90.09
Pelahatchie, MS	32.31	-89.80
Effingham, NH	43.76	-71.00
Pāhala, HI	19.20	-155.48
Cortland West, NY	42.59	-76.23
Interlachen, FL	29.62	-81.89
Lake Dalecarlia, IN	41.33	-87.39
Neponsit, NY	40.57	-73.86
Bainbridge, PA	40.09	-76.67
Blades, DE	38.64	-75.61
Livermore, KY	37.49	-87.13
Nokesville, VA	38.70	-77.58
Dysart, IA	42.17	-92.31
Cerro Gordo, IL	39.89	-88.73
Pine Plains, NY	41.98	-73.66
Hummels Wharf, PA	40.83	-76.84
Gillett, WI	44.89	-88.31
Catalina, NL	48.52	-53.08
Auburn, KY	36.86	-86.71
Crane, MO	36.91	-93.57
Rapid City, MI	44.83	-85.28
Burgettstown, PA	40.38	-80.39
Lithopolis, OH	39.80	-82.81
Latta, SC	34.34	-79.43
Livonia, NY	42.82	-77.67
Hasson Heights, PA	41.45	-79.68
Blair, WI	44.29	-91.24
New Berlin, IL	39.73	-89.91
Elm City, NC	35.81	-77.86
Olivet, TN	35.21	-88.20
Stanaford, WV	37.82	-81.15
Walnut, IL	41.56	-89.59
East Machias, ME	44.74	-67.39
Pittsford, NY	43.09	-77.52
Conemaugh, PA	40.33	-78.91
Peridot, AZ	33.31	-110.46
Saint-Damase, QC	45.53	-73.00
Fairfax, OK	36.57	-96.70
Hometown, PA	40.82	-75.98
Rosendale Village, NY	41.85	-74.07
West Marion, NC	35.66	-82.03
Capron, IL	42.40	-88.74
New Sharon, ME	44.64	-70.02
Many Farms, AZ	36.35	-109.62
Woodacre, CA	38.01	-122.65
Mendon, UT	41.71	-111.98
Nelson, GA	34.38	-84.37
Lakewood Shores, IL	41.28	-88.14
Litchfield, MI	42.04	-84.76
Milan, OH	41.30	-82.61
Rockaway Beach, OR	45.61	-123.94
Lake Hamilton, FL	28.04	-81.63
Sneedville, TN	36.53	-83.22
Snyder, OK	34.66	-98.95
City View, SC	34.86	-82.43
Hardwick, VT	44.50	-72.37
Redkey, IN	40.35	-85.15
Sea Bright, NJ	40.36	-73.97
Aristocrat Ranchettes, CO	40.11	-104.76
Shorewood-Tower Hills-Harbert, MI	41.88	-86.61
Goodwater, AL	33.07	-86.05
Elmer, NJ	39.60	-75.17
Catawba, SC	34.85	-80.91
East Sumter, SC	33.93	-80.30
Conehatta, MS	32.45	-89.29
Saucier, MS	30.64	-89.14
Tripoli, IA	42.81	-92.26
Spring Valley, WI	44.85	-92.24
Blue Ridge, AL	32.49	-86.19
Hayden, AL	33.89	-86.76
Rutherford College, NC	35.75	-81.52
West Alexandria, OH	39.74	-84.53
Appleton, MN	45.20	-96.02
Independence, WI	44.36	-91.42
Mākaha Valley, HI	21.48	-158.20
Hérouxville, QC	46.67	-72.63
Saint Leo, FL	28.34	-82.26
Winterport, ME	44.64	-68.85
Northville, NY	40.97	-72.62
Maple Bluff, WI	43.12	-89.38
Les Escoumins, QC	48.35	-69.41
Munday, TX	33.45	-99.62
Naples, TX	33.20	-94.68
Menahga, MN	46.75	-95.10
Flemington, PA	41.13	-77.47
Woodville, WI	44.95	-92.29
West Yellowstone, MT	44.66	-111.10
Dunes City, OR	43.88	-124.12
Mescalero, NM	33.16	-105.77
North Ballston Spa, NY	43.02	-73.85
West Lorne, ON	42.60	-81.60
Saint George, MO	38.54	-90.31
Colchester, IL	40.43	-90.79
Saint-Léonard-d'Aston, QC	46.10	-72.37
Wathena, KS	39.76	-94.95
Rich Hill, MO	38.10	-94.36
La Plata, MO	40.02	-92.49
Sutherland, NE	41.16	-101.13
Wolf Creek, UT	41.33	-111.83
Flippin, AR	36.28	-92.60
Boyd, TX	33.08	-97.57
South Carthage, TN	36.24	-85.95
Orange Grove, TX	27.96	-97.94
Redby, MN	47.88	-94.91
New Fairview, TX	33.10	-97.45
Sainte-Thècle, QC	46.82	-72.50
Marshallville, GA	32.46	-83.94
Lake Heritage, PA	39.81	-77.18
Saranac, MI	42.93	-85.21
Jordan, NY	43.07	-76.47
Shelter Island, NY	41.07	-72.34
Harristown, IL	39.85	-89.08
Buhler, KS	38.13	-97.77
Pearlington, MS	30.25	-89.61
Black River, NY	44.01	-75.79
Kiantone, NY	42.02	-79.20
Sherburne, NY	42.68	-75.50
Green Springs, OH	41.26	-83.05
Thompson Falls, MT	47.59	-115.34
Bay City, OR	45.52	-123.89
Palestine, IL	39.00	-87.61
Yates Center, KS	37.88	-95.73
Newville, PA	40.17	-77.40
Milford, UT	38.40	-113.01
Shelburne, NS	43.76	-65.32
Princes Lakes, IN	39.35	-86.10
Goodman, MS	32.97	-89.91
Beulaville, NC	34.92	-77.77
Toluca, IL	41.00	-89.13
Milbridge, ME	44.54	-67.88
Brookside, AL	33.64	-86.92
Tennessee Ridge, TN	36.31	-87.77
Crooks, SD	43.66	-96.81
Jericho, VT	44.50	-73.00
Saint Francis, KS	39.77	-101.80
New London, MN	45.30	-94.94
Nunda, NY	42.58	-77.94
Sugar City, ID	43.87	-111.75
Uintah, UT	41.14	-111.92
Crystal Springs, FL	28.18	-82.16
Dooms, VA	38.11	-78.86
Grand Marais, MN	47.75	-90.33
Norfolk, NY	44.80	-74.99
Big River, CA	34.14	-114.36
Johnson, KS	37.57	-101.75
Hico, TX	31.98	-98.03
Goodwell, OK	36.60	-101.64
Young Harris, GA	34.93	-83.85
Clintwood, VA	37.15	-82.46
Suffield Depot, CT	41.98	-72.65
Rolla, ND	48.86	-99.62
Bainbridge, NY	42.29	-75.48
Salem, SD	43.72	-97.39
Roscoe, TX	32.45	-100.54
Justice, OK	36.29	-95.57
Tariffville, CT	41.91	-72.76
Monroeville, IN	40.97	-84.87
Ontonagon, MI	46.87	-89.31
Pecos, NM	35.57	-105.68
Omemee, ON	44.30	-78.56
Hughes, AR	34.95	-90.47
Boston, GA	30.79	-83.79
Shell Rock, IA	42.71	-92.58
East Brookfield, MA	42.23	-72.05
Dover Plains, NY	41.74	-73.58
Middletown, CA	38.75	-122.61
Black Rock, NM	35.09	-108.79
Stockton, KS	39.44	-99.27
Bethany, IL	39.65	-88.74
Frazeysburg, OH	40.12	-82.12
Black Creek, WI	44.48	-88.45
Fredonia, AZ	36.95	-112.53
East Newnan, GA	33.35	-84.78
Barrackville, WV	39.50	-80.17
Onarga, IL	40.72	-88.01
Appleton, ME	44.29	-69.25
Brothertown, WI	43.97	-88.31
Pangnirtung, NU	66.15	-65.70
North Oyster/Yellow Point, BC	49.05	-123.83
Dillsboro, IN	39.02	-85.06
Glenmora, LA	30.98	-92.59
Geneva, IN	40.59	-84.96
Sangerville, ME	45.16	-69.36
Clara City, MN	44.95	-95.37
Hayfield, MN	43.89	-92.85
Tiltonsville, OH	40.17	-80.70
Melville, RI	41.59	-71.28
Winlock, WA	46.49	-122.94
Saint-Joseph-de-Coleraine, QC	45.97	-71.37
Wadena, SK	51.95	-103.80
Dawson City, YT	64.06	-139.43
Baie Ste. Anne, NB	47.05	-64.95
Pinetops, NC	35.79	-77.64
Kings Mills, OH	39.36	-84.25
Cornish, ME	43.80	-70.80
Beale Air Force Base, CA	39.11	-121.35
Daveluyville, QC	46.20	-72.13
Clinton, KY	36.67	-88.99
Gerald, MO	38.40	-91.33
Troy, TN	36.34	-89.16
Central Garage, VA	37.74	-77.13
Sophia, WV	37.71	-81.25
Granville, IL	41.26	-89.23
Hatfield, MA	42.37	-72.60
Philmont, NY	42.25	-73.65
Minerva Park, OH	40.08	-82.94
Woxall, PA	40.31	-75.45
Eagle Butte, SD	45.00	-101.23
Stony Point, NC	35.86	-81.05
Powells Crossroads, TN	35.19	-85.49
Benavides, TX	27.60	-98.41
Elkhart, TX	31.63	-95.58
Maliotenam, QC	50.21	-66.18
Ama, LA	29.95	-90.30
Urania, LA	31.86	-92.30
Greenfield, MO	37.42	-93.84
Thorndale, TX	30.61	-97.21
Tower City, PA	40.59	-76.55
Manawa, WI	44.46	-88.92
Cleveland, AL	33.99	-86.58
Meggett, SC	32.72	-80.24
Middletown, VA	39.03	-78.28
Clymer, PA	40.67	-79.01
Fall Creek, WI	44.76	-91.28
Shell Lake, WI	45.74	-91.93
Bushyhead, OK	36.46	-95.49
Oquawka, IL	40.93	-90.95
Elverson, PA	40.16	-75.83
Middleburg, PA	40.79	-77.05
Point Roberts, WA	48.99	-123.08
Pāpa‘ikou, HI	19.79	-155.09
Spring Hope, NC	35.95	-78.11
Larimore, ND	47.91	-97.63
Tigerville, SC	35.07	-82.37
Springfield, NY	42.84	-74.85
Richlandtown, PA	40.47	-75.32
Big Bend, WI	42.88	-88.21
Tombstone, AZ	31.71	-110.07
Inglis, FL	29.03	-82.67
Buffalo, OK	36.84	-99.63
Lubeck, WV	39.24	-81.63
Farwell, TX	34.38	-103.04
Winona, MO	37.01	-91.32
Shawsville, VA	37.17	-80.26
Manly, IA	43.29	-93.20
Brownville, ME	45.31	-69.03
Strong, ME	44.81	-70.22
Stryker, OH	41.50	-84.41
Brickerville, PA	40.23	-76.30
Washburn, ND	47.29	-101.03
Lake Panorama, IA	41.71	-94.39
San Antonio, FL	28.34	-82.27
West Jefferson, NC	36.40	-81.49
Beverly, OH	39.55	-81.64
Beaver, WV	37.75	-81.14
Maple Park, IL	41.91	-88.60
West Swanzey, NH	42.87	-72.32
Palmdale, PA	40.30	-76.62
Sleepy Hollow, WY	44.24	-105.42
Fort Covington Hamlet, NY	44.97	-74.51
Okarche, OK	35.73	-97.98
Aurora, TX	33.06	-97.50
Plymouth, ME	44.77	-69.21
Duenweg, MO	37.08	-94.41
Farmingdale, NJ	40.20	-74.17
Black Point-Green Point, CA	38.12	-122.51
Peachland, BC	49.77	-119.74
Geary, OK	35.63	-98.32
Breckenridge, MI	43.41	-84.47
Hebron, PA	40.34	-76.40
Vinco, PA	40.41	-78.86
Enosburg Falls, VT	44.91	-72.81
Sea Ranch, CA	38.72	-123.45
Basin, WY	44.38	-108.04
Keeler Farm, NM	32.32	-107.76
Saint-Alexandre, QC	45.50	-75.75
Killian, LA	30.36	-90.59
Cedar Point, NC	34.69	-77.07
Roland, IA	42.17	-93.50
Inverness, CA	38.10	-122.86
Kittredge, CO	39.65	-105.30
Sunnyside, GA	31.24	-82.34
Rock Hall, MD	39.14	-76.23
Broadalbin, NY	43.06	-74.20
Bunkerville, NV	36.77	-114.13
Kugluktuk, NU	67.83	-115.10
Wendover, ON	45.57	-75.13
Long Creek, IL	39.81	-88.85
Taylorsville, MS	31.83	-89.43
Wetherington, OH	39.36	-84.38
Oceana, WV	37.69	-81.62
Waldo, AR	33.35	-93.30
Sarcoxie, MO	37.07	-94.12
Brownfield, ME	43.94	-70.91
Belmont, NH	43.45	-71.48
Harbor Isle, NY	40.60	-73.66
‘Ōma‘o, HI	21.93	-159.49
Kodiak Station, AK	57.77	-152.60
Saint-Siméon, QC	47.84	-69.88
Marshall, AR	35.91	-92.63
Buffalo, IA	41.46	-90.72
Maharishi Vedic City, IA	41.05	-91.99
Easton, ME	46.64	-67.91
Preston, MN	43.67	-92.08
Ellendale, ND	46.00	-98.53
Hagaman, NY	42.97	-74.15
Richibucto, NB	46.68	-64.88
Paradis, LA	29.88	-90.43
Kurtistown, HI	19.60	-155.06
Vardaman, MS	33.88	-89.18
Boaz, WV	39.36	-81.50
Hudson Lake, IN	41.71	-86.53
Saint John, KS	38.00	-98.76
Erin, TN	36.32	-87.69
Shandon, CA	35.66	-120.38
Leesburg, OH	39.35	-83.55
Palm Valley, TX	26.20	-97.75
Wallis, TX	29.63	-96.07
Conashaugh Lakes, PA	41.31	-74.99
West Leechburg, PA	40.62	-79.61
Lower Lake, CA	38.91	-122.61
Mountain View, WY	41.27	-110.34
Woodbury Center, CT	41.54	-73.20
Enigma, GA	31.41	-83.33
Sparta, GA	33.28	-82.98
Calverton Park, MO	38.76	-90.31
Reno, OH	39.37	-81.40
Spring Grove, MN	43.56	-91.64
Loma, CO	39.20	-108.81
Fort Belknap Agency, MT	48.48	-108.77
Landmark, MB	49.67	-96.82
Mount Airy, GA	34.52	-83.50
Blowing Rock, NC	36.14	-81.68
Fairfield Beach, OH	39.92	-82.48
Benton, TN	35.17	-84.65
Boston Heights, OH	41.26	-81.51
Midway, LA	31.69	-92.15
Fall Branch, TN	36.42	-82.62
China Grove, TX	29.39	-98.35
Hawkins, TX	32.59	-95.20
South Woodstock, CT	41.94	-71.96
New Sharon, IA	41.47	-92.65
Bradley, ME	44.92	-68.63
Little Rock Air Force Base, AR	34.89	-92.16
Konawa, OK	34.96	-96.75
Mogul, NV	39.51	-119.93
Oglala, SD	43.19	-102.74
Dike, IA	42.46	-92.63
Grant Park, IL	41.24	-87.65
Hodgdon, ME	46.05	-67.87
Gnadenhutten, OH	40.36	-81.43
Grantsburg, WI	45.78	-92.68
Somerset, MD	38.97	-77.10
Old River-Winfree, TX	29.87	-94.83
Lakewood Club, MI	43.37	-86.26
La Conception, QC	46.15	-74.70
Bent Creek, NC	35.51	-82.61
Freeman, SD	43.35	-97.44
Iraan, TX	30.91	-101.90
Marsing, ID	43.55	-116.81
Heppner, OR	45.35	-119.56
Blue Ridge, GA	34.86	-84.32
Lockport Heights, LA	29.65	-90.55
Randolph, NY	42.16	-78.98
Danby, VT	43.35	-73.00
Woodbine, GA	30.96	-81.72
Germantown, IL	38.55	-89.54
Owensville, IN	38.27	-87.69
Souris, PE	46.35	-62.25
Fayetteville, AL	33.15	-86.41
Princeton, NC	35.47	-78.16
Farmland, IN	40.19	-85.13
Vinalhaven, ME	44.05	-68.83
Douglas, MI	42.64	-86.20
Stony Prairie, OH	41.35	-83.16
Barrière, BC	51.18	-120.12
Oxford, NS	45.73	-63.87
Avalon, NJ	39.10	-74.72
Passapatanzy, VA	38.30	-77.31
Tower Lake, IL	42.23	-88.15
Frankfort, MI	44.63	-86.23
Rison, AR	33.96	-92.19
Mooreland, OK	36.44	-99.20
Rossville, IL	40.38	-87.67
North Charleroi, PA	40.15	-79.91
Oley, PA	40.39	-75.79
West Fairview, PA	40.28	-76.92
Fort Thompson, SD	44.07	-99.44
Asotin, WA	46.34	-117.05
Hampton, AR	33.54	-92.47
Lunenburg, VT	44.46	-71.68
Queen Anne, MD	38.90	-76.68
Fremont, NC	35.55	-77.97
Hillcrest, IL	41.95	-89.06
Indian Hills, CO	39.62	-105.24
Saint-Cyrille-de-Wendover, QC	45.93	-72.43
Pierce City, MO	36.95	-94.00
Waymart, PA	41.58	-75.41
Wallenpaupack Lake Estates, PA	41.40	-75.27
Iva, SC	34.31	-82.66
Bellevue, MI	42.44	-85.02
Cooperstown, WI	44.31	-87.77
Moreland, ID	43.22	-112.44
Molino, FL	30.72	-87.31
Oran, MO	37.09	-89.66
Lyman, MS	30.49	-89.13
Laingsburg, MI	42.89	-84.35
Byron, CA	37.87	-121.64
Stratford, CA	36.19	-119.82
Lake Marcel-Stillwater, WA	47.69	-121.92
Laguna Park, TX	31.86	-97.38
Weber City, VA	37.76	-78.28
Royalston, MA	42.68	-72.19
Rush Springs, OK	34.78	-97.96
Ogunquit, ME	43.25	-70.60
Simpson, PA	41.59	-75.49
Barry, IL	39.69	-91.04
Lincoln, KS	39.04	-98.14
Hurt, VA	37.09	-79.30
Machias, ME	44.72	-67.46
Brown City, MI	43.21	-82.99
Webberville, MI	42.67	-84.17
Hewlett Harbor, NY	40.64	-73.68
Intercourse, PA	40.04	-76.10
Boulevard Gardens, FL	26.12	-80.18
Buxton, NC	35.27	-75.54
Salineville, OH	40.62	-80.84
Clear Lake, SD	44.75	-96.68
Iola, WI	44.51	-89.13
Kamiah, ID	46.23	-116.03
Chrisman, IL	39.80	-87.67
Country Club Hills, MO	38.72	-90.27
Morrow, OH	39.35	-84.13
Green Valley Farms, TX	26.12	-97.56
Dexter, NM	33.20	-104.37
Sundance, WY	44.41	-104.38
Elmore, AL	32.54	-86.31
Galveston, IN	40.58	-86.19
Pinconning, MI	43.85	-83.96
Caraway, AR	35.76	-90.32
Del Rio, CA	37.74	-121.01
East Carbon City, UT	39.55	-110.41
Big Bass Lake, PA	41.25	-75.48
West Buechel, KY	38.20	-85.66
Central City, IA	42.20	-91.52
Coon Rapids, IA	41.87	-94.68
Mineville, NY	44.09	-73.52
Smithville, OH	40.86	-81.86
Palo Cedro, CA	40.56	-122.24
Falkville, AL	34.37	-86.91
Waverly, IL	39.59	-89.95
Walls, MS	34.96	-90.15
Sperry, OK	36.30	-95.99
Palermo, ME	44.41	-69.47
Fayette, OH	41.67	-84.33
Lincoln, VT	44.11	-73.00
Crocker, WA	47.08	-122.10
Cedar Glen West, NJ	40.04	-74.29
Deer Park, CA	38.53	-122.47
Maurice, LA	30.11	-92.12
Buffalo, SC	34.73	-81.68
Eastport, ME	44.91	-66.99
Fullerton, NE	41.36	-97.97
Houston, PA	40.25	-80.21
Platte, SD	43.39	-98.84
Gold Hill, OR	42.43	-123.05
Five Points, FL	30.21	-82.64
Cambria, IL	37.78	-89.12
Roslyn Estates, NY	40.79	-73.66
Muscoda, WI	43.18	-90.44
Cottonwood, AL	31.05	-85.30
Broadway, NC	35.46	-79.05
Fairton, NJ	39.38	-75.22
Westlake, TX	32.99	-97.20
Alton, IA	42.99	-96.01
Starbuck, MN	45.61	-95.53
Centennial Park, AZ	36.95	-112.98
Valmeyer, IL	38.31	-90.28
Oxford, ME	44.13	-70.49
De Graff, OH	40.31	-83.92
Hiram, OH	41.31	-81.14
West Hills, PA	40.82	-79.54
Parshall, ND	47.95	-102.13
Belmont Estates, VA	38.45	-78.92
Woodstock, ME	44.37	-70.61
La Crosse, KS	38.53	-99.31
Buffalo (historical), IA	41.31	-94.00
Keshena, WI	44.88	-88.63
Callender, CA	35.05	-120.60
West Blocton, AL	33.12	-87.13
Hackberry, LA	30.00	-93.34
Mansfield, MO	37.11	-92.58
La Vernia, TX	29.36	-98.12
Onancock, VA	37.71	-75.75
Woodland Heights, PA	41.41	-79.71
Fairview, UT	39.63	-111.44
Wells, NV	41.11	-114.96
Tye, TX	32.46	-99.87
Plattekill, NY	41.62	-74.08
Velva, ND	48.06	-100.93
Susitna North, AK	62.16	-149.85
Munford, AL	33.53	-85.95
Miamitown, OH	39.22	-84.70
Melcher-Dallas, IA	41.23	-93.24
Santa Margarita, CA	35.39	-120.61
Barbourmeade, KY	38.30	-85.60
Conestoga, PA	39.94	-76.35
Napoleon, MI	42.16	-84.25
Spencerville, NM	36.82	-108.06
Deadwood, SD	44.38	-103.73
Francis, UT	40.61	-111.28
Tok, AK	63.34	-142.99
Cow Bay, NS	44.63	-63.43
Macklin, SK	52.33	-109.93
Saint Anne, IL	41.03	-87.71
Addison, ME	44.62	-67.74
Greenville, ME	45.46	-69.59
Belfast, PA	40.78	-75.28
North Apollo, PA	40.60	-79.56
Hettinger, ND	46.00	-102.64
Terrebonne, OR	44.35	-121.18
Liberty, UT	41.33	-111.86
West Crossett, AR	33.14	-91.99
Ashland, IL	39.89	-90.01
Kemp, TX	32.44	-96.23
Cornville, ME	44.84	-69.67
Hurley, NM	32.70	-108.13
Merritt Park, NY	41.54	-73.87
Byhalia, MS	34.87	-89.69
Lake Telemark, NJ	40.96	-74.50
Covelo, CA	39.79	-123.25
Oka, QC	45.46	-74.09
Lumber City, GA	31.93	-82.68
Rawls Springs, MS	31.38	-89.37
Barker Heights, NC	35.31	-82.44
Laurel Hill, NC	34.81	-79.55
Cana, VA	36.59	-80.67
Otterbein, IN	40.49	-87.10
Whitaker, PA	40.40	-79.89
Gregory, SD	43.23	-99.43
Hagerman, NM	33.12	-104.33
Killdeer, ND	47.37	-102.75
Hantsport, NS	45.07	-64.17
Dickson, OK	34.19	-96.98
Emory, TX	32.87	-95.77
Port O'Connor, TX	28.45	-96.41
Basye, VA	38.81	-78.79
Buffalo, WV	38.62	-81.98
Mifflinville, PA	41.03	-76.31
Tieton, WA	46.70	-120.76
Saint-Antoine, NB	46.36	-64.75
Friendship, ME	43.98	-69.33
Blue Lake, CA	40.88	-123.98
Dauphin Island, AL	30.26	-88.11
Vienna Bend, LA	31.73	-93.04
Maggie Valley, NC	35.52	-83.10
Bull Run Mountain Estates, VA	38.90	-77.66
Emory, VA	36.77	-81.84
Foster Brook, PA	41.98	-78.62
West Easton, PA	40.68	-75.24
Ola, AR	35.03	-93.22
Baltic, CT	41.62	-72.08
Halifax, VA	36.77	-78.93
Medford, MN	44.17	-93.25
Millbury, OH	41.57	-83.42
Forest Meadows, CA	38.17	-120.41
Hansen, ID	42.53	-114.30
Diaz, AR	35.64	-91.27
Goodman, MO	36.74	-94.40
Gretna, VA	36.95	-79.36
Toulon, IL	41.09	-89.86
Bloomfield, NY	40.61	-74.18
Gasport, NY	43.20	-78.58
Craig, AK	55.48	-133.15
Norris City, IL	37.98	-88.33
West Canton, NC	35.54	-82.86
Beggs, OK	35.74	-96.07
Hazel Green, WI	42.53	-90.43
Courtland, VA	36.72	-77.07
Arlington, NE	41.45	-96.35
Hallstead, PA	41.96	-75.74
Hilldale, PA	41.29	-75.84
La Huerta, NM	32.44	-104.22
Como, MS	34.51	-89.94
Wetumka, OK	35.24	-96.24
Pamplico, SC	34.00	-79.57
Bevil Oaks, TX	30.15	-94.27
Dimondale, MI	42.65	-84.65
Bethesda, OH	40.02	-81.07
North Key Largo, FL	25.27	-80.32
Beattyville, KY	37.57	-83.71
Thomas, OK	35.74	-98.75
Cavalier, ND	48.79	-97.62
Ashland, NH	43.70	-71.63
Lac-Simon, QC	46.16	-74.74
Powassan, ON	46.03	-79.35
Aragon, GA	34.05	-85.06
Bayboro, NC	35.14	-76.77
Clyde, NC	35.53	-82.91
Fulda, MN	43.87	-95.60
Fort Totten, ND	47.98	-98.99
Port Byron, NY	43.03	-76.62
Centre Hall, PA	40.85	-77.69
Laurys Station, PA	40.72	-75.53
Milford, IL	40.63	-87.70
Mulberry, IN	40.34	-86.67
Britton, SD	45.79	-97.75
Chelsea, VT	43.99	-72.45
Algonquin, MD	38.58	-76.11
Ladd, IL	41.38	-89.22
Atkinson, NE	42.53	-98.98
Olcott, NY	43.34	-78.71
Calumet, PA	40.21	-79.49
Laguna, NM	35.04	-107.38
Yamachiche, QC	46.27	-72.83
Coosada, AL	32.50	-86.33
Fort Deposit, AL	31.98	-86.58
Labelle, QC	46.28	-74.73
Dover Beaches North, NJ	39.99	-74.06
Due West, SC	34.33	-82.39
Wolfhurst, OH	40.07	-80.78
Loyal, WI	44.74	-90.50
Kennebunkport, ME	43.36	-70.48
Sheridan, CA	38.98	-121.38
Chatom, AL	31.47	-88.25
Mayo, FL	30.05	-83.17
Conway Springs, KS	37.39	-97.64
Holly Hill, SC	33.32	-80.41
Hydesville, CA	40.55	-124.10
Julesburg, CO	40.99	-102.26
Leadwood, MO	37.87	-90.59
Strawberry Point, IA	42.68	-91.53
Moravia, NY	42.71	-76.42
Phil Campbell, AL	34.35	-87.71
Geronimo, OK	34.48	-98.38
Wildwood, TX	30.52	-94.44
Weston, NJ	40.54	-74.59
Hana, HI	20.76	-155.99
La Minerve, QC	46.25	-74.93
Henry Fork, VA	36.97	-79.87
Arnolds Park, IA	43.37	-95.12
North Bend, NE	41.46	-96.78
Saint-Victor, QC	45.61	-73.52
Warrenville, SC	33.55	-81.80
Huntsville, TN	36.41	-84.49
Coal Fork, WV	38.32	-81.52
Bradford, ME	45.07	-68.94
Waldoboro, ME	44.10	-69.38
Shenandoah Heights, PA	40.83	-76.21
Newburg, WI	43.43	-88.05
Eldridge, CA	38.35	-122.51
Loganville, PA	39.86	-76.71
Oakland, SC	33.98	-80.49
Falling Water, TN	35.20	-85.25
Hanna City, IL	40.69	-89.80
Sidney, IL	40.03	-88.07
Sullivan, ME	44.52	-68.20
Stockbridge, MI	42.45	-84.18
Rock Port, MO	40.41	-95.52
Haskins, OH	41.46	-83.71
Barneveld, WI	43.02	-89.90
Carnuel, NM	35.06	-106.46
Lemmon, SD	45.94	-102.16
Rogersville, AL	34.83	-87.30
Clarkton, MO	36.45	-89.97
Maysville, OK	34.82	-97.41
Florence, TX	30.84	-97.79
Converse, IN	40.58	-85.87
Wilson, NY	43.31	-78.83
Heidelberg, PA	40.39	-80.09
Chittenden, VT	43.71	-72.95
Omega, GA	31.34	-83.59
Sandoval, IL	38.62	-89.11
Bon Aqua Junction, TN	35.93	-87.31
Manasota Key, FL	26.93	-82.35
Sardis, GA	32.80	-84.64
Renovo, PA	41.33	-77.75
Glenns Ferry, ID	42.95	-115.30
Camillus, NY	43.04	-76.30
Burt, MI	43.24	-83.91
Fort Clark Springs, TX	29.31	-100.42
Chinook, MT	48.59	-109.23
Kenbridge, VA	36.96	-78.13
Edwardsburg, MI	41.80	-86.08
Lake Luzerne, NY	43.31	-73.83
Monticello, WI	42.75	-89.59
Laytonville, CA	39.69	-123.48
Victoria, KS	38.85	-99.15
Westfield, WI	43.88	-89.49
Moose Lake, MB	49.21	-95.31
Haven, KS	37.90	-97.78
Fowler, MI	43.00	-84.74
New York Mills, MN	46.52	-95.38
North Collins, NY	42.60	-78.94
Richfield Springs, NY	42.85	-74.99
Redway, CA	40.12	-123.82
Kenwood, OK	36.31	-94.99
Kenton, TN	36.20	-89.01
Minier, IL	40.43	-89.31
Morgandale, OH	41.27	-80.78
Boswell, PA	40.16	-79.03
Hastings, PA	40.67	-78.71
Meadview, AZ	36.00	-114.07
Newcastle, CA	38.87	-121.13
Claude, TX	35.11	-101.36
Wainaku, HI	19.74	-155.09
Skyline-Ganipa, NM	35.03	-107.61
Frisco City, AL	31.43	-87.40
Shelburn, IN	39.18	-87.39
Yale, OK	36.11	-96.70
Alto, TX	31.65	-95.07
Warren, IN	40.68	-85.43
Philadelphia, NY	44.15	-75.71
Vauxhall, AB	50.07	-112.12
Milford, PA	39.95	-79.10
Cornersville, TN	35.36	-86.84
Gray, TN	36.42	-82.48
Elkview, WV	38.44	-81.48
Chesterfield, MA	42.39	-72.84
Mahnomen, MN	47.32	-95.97
Mason, NH	42.74	-71.77
Eaton Estates, OH	41.31	-82.01
Williamsburg, PA	40.46	-78.20
Toledo, IL	39.27	-88.24
Searsmont, ME	44.36	-69.20
Plainview, NE	42.35	-97.79
Troy, NH	42.82	-72.18
Livingston Manor, NY	41.90	-74.83
Mount Holly, VT	43.45	-72.82
Siletz, OR	44.72	-123.92
Adrian, MN	43.63	-95.93
Edinburg, NY	43.22	-74.10
Marion, WI	44.67	-88.89
Tangent, OR	44.54	-123.11
Mildmay, ON	44.05	-81.12
Point Lookout, NY	40.59	-73.58
Pleasant Hill, OH	40.05	-84.34
South Barre, VT	44.18	-72.51
Glenwood City, WI	45.06	-92.17
Auburn, KS	38.91	-95.82
Hemphill, TX	31.34	-93.85
Wilmot, NH	43.45	-71.91
Friendship, NY	42.21	-78.14
Youngsville, NC	36.02	-78.47
Kenduskeag, ME	44.92	-68.93
Irricana, AB	51.32	-113.60
Markdale, ON	44.32	-80.65
Marmaduke, AR	36.19	-90.38
Martindale, TX	29.85	-97.84
Chesterville, ME	44.55	-70.09
Lake Michigan Beach, MI	42.22	-86.37
Cypress Quarters, FL	27.25	-80.81
Paradise Heights, FL	28.62	-81.54
Etna, OH	39.96	-82.68
Litchfield, CT	41.75	-73.19
Royalton, MN	45.83	-94.29
Factoryville, PA	41.56	-75.78
Bridport, VT	43.99	-73.31
Dollar Point, CA	39.19	-120.10
Mission, SD	43.31	-100.66
Cookstown, ON	44.18	-79.70
Jonestown, MS	34.32	-90.46
Mapleton, IA	42.17	-95.79
Clinton, OH	40.93	-81.63
Geneva-on-the-Lake, OH	41.86	-80.95
Teviston, CA	35.93	-119.28
Saint-Donat-de-Montcalm, QC	46.32	-74.22
South Henderson, NC	36.31	-78.41
Okeene, OK	36.12	-98.32
Ardmore, TN	34.99	-86.85
Elkader, IA	42.85	-91.41
Ravenna, MI	43.19	-85.94
Scottville, MI	43.95	-86.28
Renville, MN	44.79	-95.21
Woodstock, NH	43.98	-71.69
West Mayfield, PA	40.78	-80.34
Arlington, VT	43.07	-73.15
Theresa, WI	43.52	-88.45
Fraser, CO	39.94	-105.82
Lac-Connelly, QC	45.90	-73.97
Cottonwood, MN	44.61	-95.67
Yutan, NE	41.24	-96.40
Grafton, NH	43.56	-71.94
Canaan, CT	42.03	-73.33
Matheny, CA	36.17	-119.35
Val-David, QC	46.03	-74.22
Oglethorpe, GA	32.29	-84.06
Lincolnville, SC	33.01	-80.16
Rogers, TX	30.93	-97.23
Belle, WV	38.23	-81.54
Burwell, NE	41.78	-99.13
Salisbury, NH	43.38	-71.72
Doña Ana, NM	32.39	-106.81
Duck Hill, MS	33.63	-89.71
Olmito, TX	26.02	-97.53
Oneida, WI	44.50	-88.18
Shullsburg, WI	42.57	-90.23
Ganado, AZ	35.71	-109.54
Mikoma, MS	33.95	-90.28
Dover Beaches South, NJ	39.96	-74.07
Barnsdall, OK	36.56	-96.16
Biglerville, PA	39.93	-77.25
Dalton, PA	41.53	-75.74
Canyon Day, AZ	33.78	-110.03
Palm Beach Shores, FL	26.78	-80.04
Dryden, VA	36.78	-82.94
Little Rock, MN	47.87	-95.11
Duboistown, PA	41.22	-77.04
Sandia Knolls, NM	35.16	-106.31
Boonville, NC	36.23	-80.71
Harkers Island, NC	34.70	-76.56
Brookfield Center, OH	41.24	-80.56
Dakota, WI	43.99	-89.36
Boulder, MT	46.24	-112.12
Lone Oak, TN	35.20	-85.36
Machiasport, ME	44.70	-67.39
Holland, NY	42.64	-78.54
Brodhead, KY	37.40	-84.41
Chapmanville, WV	37.97	-82.02
Wauregan, CT	41.74	-71.91
Coleman, MI	43.76	-84.59
Avonia, PA	42.05	-80.27
Townshend, VT	43.05	-72.67
Spur, TX	33.48	-100.86
Tsaile, AZ	36.30	-109.22
Westhaven-Moonstone, CA	41.04	-124.10
Lanigan, SK	51.85	-105.03
Swepsonville, NC	36.02	-79.36
Surf City, NJ	39.66	-74.17
Gordonsville, TN	36.17	-85.93
Clarksville, VA	36.62	-78.56
Milford, NJ	40.57	-75.09
Duncansville, PA	40.42	-78.43
Lake Koshkonong, WI	42.91	-88.92
Midpines, CA	37.54	-119.92
Shawville, QC	45.60	-76.48
Russell, GA	33.98	-83.70
Krotz Springs, LA	30.54	-91.75
Roseland, LA	30.76	-90.51
Roseboro, NC	34.95	-78.51
Cherryfield, ME	44.61	-67.93
Castle Hayne, NC	34.36	-77.90
New Vienna, OH	39.32	-83.69
Hebron, IL	42.47	-88.43
Oakland, NE	41.84	-96.47
New Waterford, OH	40.85	-80.61
Dallesport, WA	45.62	-121.18
Archie, MO	38.48	-94.35
Harbor Springs, MI	45.43	-84.99
Bellerose, NY	40.72	-73.72
Garretson, SD	43.72	-96.50
Fort Davis, TX	30.59	-103.89
Prosperity, SC	34.21	-81.53
Topeka, IN	41.54	-85.54
Mantorville, MN	44.07	-92.76
Leetsdale, PA	40.56	-80.21
El Rancho, NM	35.89	-106.08
Wilkie, SK	52.42	-108.70
Lawtell, LA	30.52	-92.18
Charlestown, MD	39.57	-75.97
Homer, IL	40.03	-87.96
Stonington, ME	44.16	-68.67
Brooklyn, MI	42.11	-84.25
Browns Point, WA	47.30	-122.44
Brush Fork, WV	37.28	-81.26
La Harpe, IL	40.58	-90.97
Shell Valley, ND	48.80	-99.86
Woodsboro, MD	39.53	-77.31
Sweetser, IN	40.57	-85.77
Edmore, MI	43.41	-85.04
Spicer, MN	45.23	-94.94
Bass Lake, IN	41.21	-86.60
Montgomery, VT	44.90	-72.64
Clay, CA	38.34	-121.16
Ponderosa Pine, NM	34.98	-106.32
Keenesburg, CO	40.11	-104.52
Jackpot, NV	41.98	-114.67
Guernsey, WY	42.27	-104.74
Center Hill, FL	28.65	-81.99
Villisca, IA	40.93	-94.98
McConnellstown, PA	40.45	-78.08
South River, ON	45.83	-79.38
Bellefonte, DE	39.77	-75.51
Bray, OK	34.64	-97.82
Battle Creek, NE	42.00	-97.60
Lewiston, CA	40.71	-122.81
Shellbrook, SK	53.22	-106.40
Locust Fork, AL	33.91	-86.62
Banks Springs, LA	32.08	-92.09
Jeffersonville, OH	39.65	-83.56
Harper, TX	30.30	-99.24
Jewett, TX	31.36	-96.14
Eagle Lake, WI	42.71	-88.13
Maricopa, CA	35.06	-119.40
Paul, ID	42.61	-113.78
Atwood, IL	39.80	-88.46
Byng, OK	34.86	-96.67
Quinnesec, MI	45.81	-87.99
Tubac, AZ	31.61	-111.05
Tahoma, CA	39.07	-120.13
Riddle, OR	42.95	-123.36
Waitsburg, WA	46.27	-118.15
Broxton, GA	31.63	-82.89
Nortonville, KY	37.19	-87.45
Sherwood Shores, TX	33.85	-96.82
Lyndonville, VT	44.53	-72.00
Chualar, CA	36.57	-121.52
Gruver, TX	36.27	-101.41
Happy Camp, CA	41.79	-123.38
Lecompte, LA	31.09	-92.40
Ore City, TX	32.80	-94.72
Third Lake, IL	42.37	-88.01
Elwood, KS	39.76	-94.87
Jewell, IA	42.31	-93.64
New Richland, MN	43.89	-93.49
Parks, AZ	35.26	-111.95
South Pender Harbour, BC	49.62	-124.02
Cool Valley, MO	38.73	-90.31
Balfour, NC	35.35	-82.47
Rutledge, TN	36.28	-83.51
Clendenin, WV	38.49	-81.35
Burnham, ME	44.69	-69.43
Atwood, KS	39.81	-101.04
Lyons, OR	44.77	-122.62
Hooper Bay, AK	61.53	-166.10
Great Neck Gardens, NY	40.80	-73.72
La Puebla, NM	35.99	-106.00
West Mountain, UT	40.06	-111.79
Callahan, FL	30.56	-81.83
Princeton, WI	43.85	-89.12
Notre-Dame-du-Lac, QC	46.75	-79.05
Irvington, KY	37.88	-86.28
Sibley, LA	32.54	-93.30
Helena, MS	30.49	-88.50
Lake Lure, NC	35.43	-82.20
Robbins, NC	35.43	-79.59
Central High, OK	34.62	-98.09
Wisner, NE	41.99	-96.91
Apple Creek, OH	40.75	-81.84
Dilkon, AZ	35.39	-110.32
Forest Ranch, CA	39.88	-121.67
Herald, CA	38.30	-121.24
Stephenville Crossing, NL	48.50	-58.43
Boley, OK	35.49	-96.48
Colbert, OK	33.85	-96.50
Knox City, TX	33.42	-99.82
Stanberry, MO	40.22	-94.54
Shokan, NY	41.97	-74.21
Washington Mills, NY	43.05	-75.27
Alderson, WV	37.73	-80.64
New Preston, CT	41.68	-73.35
Andalusia, IL	41.44	-90.72
Memphis, MI	42.90	-82.77
South Gull Lake, MI	42.39	-85.40
Constantia, NY	43.25	-76.00
Kinderhook, NY	42.40	-73.70
Mountainhome, PA	41.17	-75.27
Entiat, WA	47.68	-120.21
Lewisville, AR	33.36	-93.58
Lexington, TX	30.42	-97.01
Sam Rayburn, TX	31.06	-94.04
Burlington, ND	48.28	-101.43
Barraute, QC	48.43	-77.63
Bath, ON	44.18	-76.78
Mount Gilead, NC	35.21	-80.00
Laurens, IA	42.85	-94.85
Yorkshire, NY	42.53	-78.47
Fellsburg, PA	40.18	-79.82
Oologah, OK	36.45	-95.71
Paulina, LA	30.03	-90.71
Powderly, TX	33.81	-95.52
Buchanan, VA	37.53	-79.68
Crandon Lakes, NJ	41.12	-74.84
Machias, WA	47.98	-122.05
Carlyle, SK	49.63	-102.27
Newark, AR	35.70	-91.44
Mounds, OK	35.88	-96.06
Monteagle, TN	35.24	-85.84
Valley Mills, TX	31.66	-97.47
Forrest, IL	40.75	-88.41
Fruitdale, OR	42.42	-123.31
Griggsville, IL	39.71	-90.72
Saint Joseph, LA	31.92	-91.23
Paris, MO	39.48	-92.00
West Kennebunk, ME	43.41	-70.58
Hoxie, KS	39.36	-100.44
Hoback, WY	43.28	-110.78
Thessalon, ON	46.25	-83.57
Cave Spring, GA	34.11	-85.34
Pleasanton, KS	38.18	-94.71
Von Ormy, TX	29.29	-98.64
Washington, WV	39.26	-81.67
Union Springs, NY	42.84	-76.69
Reedsville, WI	44.15	-87.96
Albers, IL	38.54	-89.61
Frankston, TX	32.05	-95.51
Goodhue, MN	44.40	-92.62
Louisville, NE	41.00	-96.16
Napanoch, NY	41.74	-74.37
Dale, PA	40.31	-78.90
Archer, FL	29.53	-82.52
Lincoln, MO	38.39	-93.33
Brooksville, MS	33.23	-88.58
Stone Ridge, NY	41.85	-74.14
Wurtsboro, NY	41.58	-74.49
Winterville, GA	33.97	-83.28
Beach Haven, NJ	39.56	-74.24
Meeker, OK	35.50	-96.90
Fairfax, MN	44.53	-94.72
Terrytown, NE	41.85	-103.66
Bradenton Beach, FL	27.47	-82.70
Cove Creek, NC	35.61	-83.01
Christiana, PA	39.95	-76.00
Ames, TX	31.52	-97.78
Jarrell, TX	30.82	-97.60
Steuben, ME	44.51	-67.97
Bratenahl, OH	41.54	-81.63
Bradford Woods, PA	40.64	-80.08
Lorenzo, TX	33.67	-101.54
Waterville, WA	47.65	-120.07
Bethany Beach, DE	38.54	-75.06
Whitley City, KY	36.72	-84.47
Iowa Colony, TX	29.48	-95.42
Robins Air Force Base, GA	32.61	-83.58
Greenfields, PA	40.36	-75.95
Bourget, ON	45.43	-75.15
Yellville, AR	36.23	-92.68
Fletcher, OK	34.82	-98.24
Clear Lake Shores, TX	29.55	-95.03
Melita, MB	49.27	-101.00
Fundy Bay, NB	44.74	-66.76
Belle Glade Camp, FL	26.66	-80.68
Mexico Beach, FL	29.95	-85.42
Alto, GA	34.47	-83.57
Grimsley, TN	36.27	-84.98
Lenape Heights, PA	40.76	-79.52
Marianne, PA	41.25	-79.43
Falher, AB	55.73	-117.20
Holiday Lakes, TX	29.21	-95.52
Grass Lake, MI	42.25	-84.21
Pigeon, MI	43.83	-83.27
Cobb Island, MD	38.26	-76.84
Rivers, MB	50.03	-100.24
Denman Island Trust Area, BC	49.55	-124.80
Big Rock, IL	41.76	-88.55
Canton, ME	44.44	-70.32
Amagansett, NY	40.97	-72.14
Shawneetown, IL	37.71	-88.19
Gettysburg, SD	45.01	-99.96
Punalu‘u, HI	21.57	-157.88
Punaluu, HI	21.57	-157.88
Warrensburg, IL	39.93	-89.06
Augusta, KY	38.77	-84.01
Plantersville, MS	34.21	-88.66
Remington, IN	40.76	-87.15
Wilton, NH	42.84	-71.74
Windsor, IL	39.44	-88.59
Millbourne, PA	39.96	-75.25
Gales Ferry, CT	41.43	-72.08
Long Beach, IN	41.74	-86.86
Orford, NH	43.91	-72.14
Williamstown, VT	44.12	-72.54
Mineral Springs, AR	33.88	-93.91
Esther, MO	37.85	-90.50
Colfax, WI	45.00	-91.73
Bowling Green, VA	38.05	-77.35
Byers, CO	39.71	-104.23
New Brockton, AL	31.39	-85.93
Keedysville, MD	39.49	-77.70
Baldwin, MI	43.90	-85.85
Colon, MI	41.96	-85.32
East Conemaugh, PA	40.35	-78.88
Cascade Locks, OR	45.67	-121.89
March Air Force Base, CA	33.89	-117.26
Brussels, ON	43.73	-81.25
Hamilton, GA	32.76	-84.87
Cottonwood Shores, TX	30.56	-98.32
North Webster, IN	41.33	-85.70
Diablo, CA	37.83	-121.96
Spirit River, AB	55.78	-118.84
Deatsville, AL	32.61	-86.40
Valley Falls, KS	39.34	-95.46
Greenup, KY	38.57	-82.83
Franklinville, NC	35.74	-79.69
Marcellus, MI	42.03	-85.82
Vernon, NY	43.08	-75.54
West Park, CA	36.71	-119.85
Drain, OR	43.66	-123.32
Buchanan, GA	33.80	-85.19
Divernon, IL	39.57	-89.66
Oolitic, IN	38.90	-86.53
Cloverport, KY	37.83	-86.63
Wayne, ME	44.35	-70.07
Brownville, NY	44.01	-75.98
Fivepointville, PA	40.18	-76.05
Diamond Ridge, AK	59.68	-151.56
Kingston, IL	42.10	-88.76
Patten, ME	46.00	-68.45
Malvern, OH	40.69	-81.18
Payne, OH	41.08	-84.73
Hiller, PA	40.01	-79.90
Cripple Creek, CO	38.75	-105.18
Golden, ON	51.06	-93.74
Franklin Springs, GA	34.28	-83.14
Liberty Center, OH	41.44	-84.01
Zebulon, GA	33.10	-84.34
San Miguel, NM	32.16	-106.73
Marthasville, MO	38.63	-91.06
Rosharon, TX	29.35	-95.46
Tenaha, TX	31.94	-94.24
Malta, IL	41.93	-88.86
Charlestown, NH	43.24	-72.42
Botkins, OH	40.47	-84.18
Hawley, PA	41.48	-75.18
Monte Rio, CA	38.47	-123.01
English Corner, NS	44.73	-63.78
Wellsville, MO	39.07	-91.57
Calvert, TX	30.98	-96.67
Chatsworth, IL	40.75	-88.29
Fairhope, PA	40.11	-79.84
Trafalgar, IN	39.42	-86.15
Ansonia, OH	40.21	-84.64
Rennerdale, PA	40.40	-80.14
Absarokee, MT	45.52	-109.44
Haliburton Village, ON	45.05	-78.52
Timpson, TX	31.90	-94.40
Grand Meadow, MN	43.71	-92.57
Pandora, OH	40.95	-83.96
Salix, PA	40.30	-78.77
Haines Junction, YT	60.75	-137.51
Port Henry, NY	44.05	-73.46
Spring Valley, AZ	34.35	-112.16
Fowler, CO	38.13	-104.02
McGill, NV	39.40	-114.78
Bayard, NE	41.75	-103.32
Challenge-Brownsville, CA	39.46	-121.26
Alberton, PE	46.82	-64.07
Two Hills, AB	53.72	-111.75
Fairwinds, BC	49.28	-124.13
De Lisle, MS	30.38	-89.26
Kellyville, OK	35.94	-96.21
Kingfield, ME	44.96	-70.15
Richmond, NH	42.75	-72.27
Lapwai, ID	46.40	-116.80
Ohatchee, AL	33.78	-86.00
Christmas, FL	28.54	-81.02
Palmona Park, FL	26.69	-81.90
Weeki Wachee Gardens, FL	28.53	-82.63
Vander, NC	35.03	-78.79
Sedgwick, ME	44.30	-68.62
Alma, NE	40.10	-99.36
Clint, TX	31.59	-106.22
Port Orford, OR	42.75	-124.50
Pine Bluffs, WY	41.18	-104.07
Energy, IL	37.77	-89.03
Hebron Estates, KY	38.05	-85.67
Harrisville, NH	42.95	-72.10
Pleasant Valley, NY	41.74	-73.82
Benjamin, UT	40.10	-111.73
Homer, GA	34.33	-83.50
Peabody, KS	38.17	-97.11
Lonaconing, MD	39.57	-78.98
Lake Winnebago, MO	38.83	-94.36
Elbow Lake, MN	45.99	-95.98
La Croft, OH	40.65	-80.60
East Earl, PA	40.11	-76.03
Wamac, IL	38.51	-89.14
Atkins, VA	36.87	-81.42
Craig Beach, OH	41.12	-80.98
Ohkay Owingeh, NM	36.05	-106.07
Upper Island Cove, NL	47.65	-53.21
Josephine, TX	33.06	-96.31
Van Meter, IA	41.53	-93.95
Winfield, IA	41.12	-91.44
Damariscotta, ME	44.03	-69.52
Whitefield, NH	44.37	-71.61
Glenmore, WI	44.39	-87.93
Clay, KY	37.48	-87.82
Ruckersville, VA	38.23	-78.37
Oxford, IN	40.52	-87.25
Danbury, NH	43.53	-71.86
Ellport, PA	40.86	-80.26
Belmont, ON	42.88	-81.08
Saint Martins, MO	38.59	-92.34
Point Marion, PA	39.74	-79.90
Red Boiling Springs, TN	36.53	-85.85
Sheffield, IA	42.89	-93.22
Athena, OR	45.81	-118.49
Cobden, IL	37.53	-89.25
Springville, IA	42.06	-91.44
Millers Falls, MA	42.58	-72.49
Steep Falls, ME	43.79	-70.65
Birchwood, MN	45.06	-92.98
Edgerton, MN	43.87	-96.13
Foam Lake, SK	51.65	-103.53
Comer, GA	34.06	-83.13
Royalton, IL	37.88	-89.11
Mantachie, MS	34.32	-88.49
Advance, NC	35.94	-80.41
Banner Elk, NC	36.16	-81.87
Union Hall, VA	37.02	-79.69
Nicollet, MN	44.28	-94.19
Bolivar, NY	43.07	-75.89
Ponderay, ID	48.31	-116.53
Rossville, KS	39.14	-95.95
Coldstream, KY	38.31	-85.52
Lilbourn, MO	36.59	-89.62
Lake Park, IA	43.46	-95.32
Danvers, IL	40.53	-89.18
Keuka Park, NY	42.62	-77.09
Lompico, CA	37.11	-122.05
Acalanes Ridge, CA	37.90	-122.08
Vandiver, AL	33.47	-86.51
Martinsville, IL	39.34	-87.88
Ship Bottom, NJ	39.64	-74.18
New Matamoras, OH	39.52	-81.07
Prospect, PA	40.90	-80.05
Sykesville, PA	41.05	-78.82
Taos Pueblo, NM	36.44	-105.54
Lac du Bonnet, MB	50.25	-96.06
L'Ascension-de-Notre-Seigneur, QC	48.68	-71.67
La Monte, MO	38.77	-93.43
Taos, MO	38.51	-92.07
Elk Run Heights, IA	42.47	-92.26
Westfield Center, OH	41.03	-81.93
Alleghenyville, PA	40.23	-75.99
West Kittanning, PA	40.81	-79.53
Silver Ridge, NJ	39.96	-74.22
Manchaca, TX	30.14	-97.83
Quinebaug, CT	42.02	-71.95
Thomasboro, IL	40.24	-88.18
Akron, IN	41.04	-86.03
Andrews, IN	40.86	-85.60
Edgecomb, ME	43.96	-69.63
Bingham Farms, MI	42.52	-83.27
Princeton, MO	40.40	-93.58
Bergen, NY	43.09	-77.94
Satanta, KS	37.44	-100.97
Grant, NE	40.84	-101.73
Lucama, NC	35.65	-78.01
Oyster Creek, TX	29.00	-95.33
Stromsburg, NE	41.11	-97.60
Sheffield, PA	41.70	-79.04
Speers, PA	40.12	-79.88
Baltic, SD	43.76	-96.74
Cedar Ridge, CA	38.07	-120.28
Los Olivos, CA	34.67	-120.11
Ucon, ID	43.60	-111.96
Saint-Michel-des-Saints, QC	46.68	-73.92
Macon, IL	39.71	-89.00
Brunswick, NC	34.29	-78.70
Petersburg, MI	41.90	-83.71
Apalachin, NY	42.07	-76.15
Hanover, OH	40.08	-82.26
Tatamy, PA	40.74	-75.26
Salisbury, VT	43.90	-73.10
Thornton, CA	38.23	-121.42
Ellicott, CO	38.84	-104.39
Petersburg, TX	33.87	-101.60
Ransom Canyon, TX	33.53	-101.68
French Settlement, LA	30.30	-90.80
Hillsboro, MS	32.46	-89.51
China, TX	30.05	-94.34
Davidsville, PA	40.23	-78.94
Talmage, CA	39.13	-123.17
Fort Gaines, GA	31.61	-85.05
Holland, TX	30.88	-97.40
Jolivue, VA	38.11	-79.07
Paradise, PA	40.01	-76.13
Greenville, CA	40.14	-120.95
Summerdale, AL	30.49	-87.70
Wattsville, VA	37.93	-75.50
Washburn, IL	40.92	-89.29
Townsend, MA	42.67	-71.71
Lexington, MI	43.27	-82.53
Aguanga, CA	33.44	-116.87
Riverdale Park, CA	37.61	-121.05
Church Rock, NM	35.53	-108.60
Anton, TX	33.81	-102.16
Morton, WA	46.56	-122.28
Cordry Sweetwater Lakes, IN	39.30	-86.12
Parc-Boutin, QC	45.29	-73.26
Remerton, GA	30.84	-83.31
Elton, LA	30.48	-92.70
Glidden, IA	42.06	-94.73
Grabill, IN	41.21	-84.97
Boise City, OK	36.73	-102.51
Woodsville, NH	44.15	-72.04
Saylorsburg, PA	40.90	-75.32
Spring Glen, UT	39.66	-110.85
Salmo, BC	49.20	-117.27
Welcome Beach, BC	49.48	-123.89
Cullen, LA	32.97	-93.45
Lake View, IA	42.31	-95.05
Camp Point, IL	40.04	-91.07
Harris, MN	45.59	-92.97
Castanea, PA	41.12	-77.43
Collinsburg, PA	40.22	-79.77
Strum, WI	44.55	-91.39
Maria, QC	48.17	-65.99
Camargo, KY	37.99	-83.89
Lone Jack, MO	38.87	-94.17
Atwater, MN	45.14	-94.78
Nassau, NY	42.52	-73.61
South Corning, NY	42.12	-77.04
Galeton, PA	41.73	-77.64
Groton, MA	42.61	-71.57
Hamlin, WV	38.28	-82.10
Tyhee, ID	42.95	-112.47
Saint-Isidore, QC	47.43	-79.30
Boling, TX	29.26	-95.94
Cando, ND	48.49	-99.21
East Hampton, NY	40.96	-72.18
Earlston, PA	40.01	-78.37
Angel Fire, NM	36.39	-105.29
Paducah, TX	34.01	-100.30
Hayes Subdivision, NS	45.06	-64.59
Port Williams, NS	45.10	-64.42
Rochelle, GA	31.95	-83.46
Silver Grove, KY	39.03	-84.39
Friars Point, MS	34.37	-90.64
Greene, IA	42.90	-92.80
South Pekin, IL	40.49	-89.65
Creighton, NE	42.47	-97.91
Dane, WI	43.25	-89.50
Pierreville, QC	46.07	-72.81
La Coste, TX	29.31	-98.81
Brookneal, VA	37.05	-78.94
Deltaville, VA	37.55	-76.34
University Heights, IA	41.66	-91.56
Morocco, IN	40.95	-87.45
Stevensville, MI	42.01	-86.52
Andover, OH	41.61	-80.57
Continental, OH	41.10	-84.27
Mountainaire, AZ	35.09	-111.67
Texico, NM	34.39	-103.05
Cayuga, IN	39.95	-87.46
Logan Elm Village, OH	39.57	-82.95
Groveton, NH	44.60	-71.51
Schall Circle, FL	26.72	-80.12
Plano, KY	36.88	-86.42
Potomac Heights, MD	38.61	-77.14
Cane Savannah, SC	33.90	-80.45
Fairbank, IA	42.64	-92.05
Malvern, IA	41.00	-95.59
Assumption, IL	39.52	-89.05
Louisville, IL	38.77	-88.50
Gilbert, IA	42.11	-93.65
Milford, WI	43.10	-88.85
Rocksprings, TX	30.02	-100.21
Le Bic, QC	48.38	-68.69
Merryville, LA	30.75	-93.54
Glasgow, VA	37.63	-79.45
Ogden Dunes, IN	41.62	-87.19
Lakeview, MI	42.30	-85.21
Bevent, WI	44.77	-89.39
Occidental, CA	38.41	-122.95
Beach, ND	46.92	-104.00
Los Indios, TX	26.05	-97.74
Leicester, VT	43.87	-73.11
Saint-Raphaël, QC	46.25	-76.02
Berry, AL	33.66	-87.60
Worcester, NY	42.59	-74.75
Stiles, PA	40.67	-75.51
Luceville, QC	48.54	-68.40
Highfield-Cascade, MD	39.72	-77.48
Mesquite, NM	32.16	-106.70
Blue Mound, IL	39.70	-89.12
La Cygne, KS	38.35	-94.76
Bogata, TX	33.47	-95.21
Marion, TX	29.57	-98.14
New Summerfield, TX	31.98	-95.09
Fruitport, MI	43.13	-86.15
Marion Center, MA	41.70	-70.76
Bronson, FL	29.45	-82.64
Greenback, TN	35.66	-84.17
Brussels, WI	44.74	-87.62
Tyler, MN	44.28	-96.13
Gjoa Haven, NU	68.63	-95.88
Gravelbourg, SK	49.88	-106.55
Barataria, LA	29.72	-90.12
Kissee Mills, MO	36.68	-93.05
Rutherford, TN	36.13	-88.99
Housatonic, MA	42.25	-73.37
Cochranton, PA	41.52	-80.05
Caliente, NV	37.61	-114.51
Somers, MT	48.08	-114.22
Upton, WY	44.10	-104.63
Lovington, IL	39.72	-88.63
Carville, LA	30.22	-91.10
Edina, MO	40.17	-92.17
Mechanicsville, IA	41.90	-91.25
Nauvoo, IL	40.55	-91.38
Greenville, NH	42.77	-71.81
Dollar Corner, WA	45.78	-122.60
Saint Ansgar, IA	43.38	-92.92
Dixmont, ME	44.68	-69.16
Lowellville, OH	41.04	-80.54
Rockford, OH	40.69	-84.65
Potter Lake, WI	42.82	-88.35
Viking, AB	53.10	-111.77
Hilbert, WI	44.14	-88.16
La Union, NM	31.95	-106.66
Ballard, UT	40.29	-109.94
Maskinongé, QC	46.23	-73.02
Parkin, AR	35.26	-90.57
Hiland Park, FL	30.20	-85.63
Erie, KS	37.57	-95.24
Cole Camp, MO	38.46	-93.20
Cut and Shoot, TX	30.33	-95.36
Little Valley, NY	42.25	-78.81
Osceola Mills, PA	40.85	-78.27
Frederic, WI	45.66	-92.47
Parachute, CO	39.45	-108.05
Seabeck, WA	47.64	-122.83
Albany, LA	30.50	-90.58
Bull Valley, IL	42.32	-88.36
Harleigh, PA	40.98	-75.97
Desert Shores, CA	33.40	-116.04
Bay St. George South, NL	48.23	-58.84
Glasgow, MO	39.23	-92.85
Purdy, MO	36.82	-93.92
Terry, MS	32.10	-90.29
Baxter, IA	41.83	-93.15
Bally, PA	40.40	-75.59
Boyceville, WI	45.04	-92.04
Maxwell, CA	39.28	-122.19
Port Rowan, ON	42.62	-80.47
Luxora, AR	35.76	-89.93
Kent City, MI	43.22	-85.75
Carleton, QC	48.10	-66.10
Sulphur Springs, AR	34.18	-92.12
Black Diamond, FL	28.91	-82.49
South Shore, KY	38.72	-82.96
Leonville, LA	30.47	-91.98
Hilltop Lakes, TX	31.08	-96.20
McCloud, CA	41.26	-122.14
Ravensdale, WA	47.35	-121.98
Hornby Island, BC	49.53	-124.67
Port Republic, NJ	39.52	-74.49
Bassett, VA	36.76	-79.99
Mountain Road, VA	36.76	-78.99
Conrad, IA	42.22	-92.87
South Canal, OH	41.18	-80.99
Knox, PA	41.23	-79.54
Milesburg, PA	40.94	-77.78
Hustisford, WI	43.35	-88.60
Amelia Court House, VA	37.34	-77.98
Tivoli, NY	42.06	-73.91
Inyokern, CA	35.65	-117.81
Shediac Bridge-Shediac River, NB	46.27	-64.60
Howey-in-the-Hills, FL	28.72	-81.77
Saint Jacob, IL	38.71	-89.77
Rosenhayn, NJ	39.48	-75.13
Wildwood, TN	35.80	-83.87
Russiaville, IN	40.42	-86.27
Talihina, OK	34.75	-95.05
Wiscasset, ME	44.00	-69.67
Alexandria Bay, NY	44.34	-75.92
White Haven, PA	41.06	-75.77
Cashton, WI	43.74	-90.78
Mansfield, AR	35.06	-94.25
Republic, PA	39.96	-79.88
Howland, ME	45.24	-68.66
Holgate, OH	41.25	-84.13
Athens, WI	45.03	-90.07
Annville, KY	37.32	-83.97
Clay City, KY	37.86	-83.92
Hall Park, OK	35.24	-97.41
Markle, IN	40.82	-85.34
Hebron, ME	44.20	-70.41
Bloomfield, PA	40.46	-79.95
Salcha, AK	64.52	-146.90
Minor, AL	33.54	-86.94
Farmersburg, IN	39.25	-87.38
Catahoula, LA	30.21	-91.71
Maysville, MO	39.89	-94.36
Dellwood, MN	45.09	-92.97
Madison Lake, MN	44.20	-93.82
Marlborough, NH	42.90	-72.21
Greenvale, NY	40.81	-73.63
Jefferson Heights, NY	42.23	-73.88
Pioneer, CA	38.43	-120.57
Whitehall, MT	45.87	-112.10
Yamhill, OR	45.34	-123.19
Lumpkin, GA	32.05	-84.80
Erick, OK	35.22	-99.87
Roslyn Harbor, NY	40.82	-73.64
Light Street, PA	41.04	-76.42
Shinglehouse, PA	41.96	-78.19
Coulee Dam, WA	47.97	-118.98
Barnes Lake-Millers Lake, MI	43.18	-83.31
Dierks, AR	34.12	-94.02
Hebron, MD	38.42	-75.69
Appleton City, MO	38.19	-94.03
Gifford, IL	40.31	-88.02
Basin City, WA	46.59	-119.15
Notre-Dame-du-Mont-Carmel, QC	46.02	-75.08
Monongah, WV	39.46	-80.22
Gilbert Creek, WV	37.58	-81.89
Carson City, MI	43.18	-84.85
Oxford, NJ	40.80	-74.99
Peach Springs, AZ	35.53	-113.43
Carriage Club, CO	39.53	-104.90
Arivaca Junction, AZ	31.73	-111.06
Marbleton, WY	42.55	-110.11
Meridian Station, MS	32.55	-88.62
De Soto, IA	41.53	-94.01
Northfield, MA	42.70	-72.45
Sherburn, MN	43.65	-94.73
Bradbury, CA	34.15	-117.97
Unadilla, NY	42.33	-75.31
Raubsville, PA	40.64	-75.19
Plains, KS	37.26	-100.59
Albanel, QC	48.88	-72.45
Stoney Point, ON	44.27	-79.53
Saint-Pacôme, QC	47.40	-69.95
Pleasant Hill, NC	35.87	-79.48
Towaoc, CO	37.20	-108.73
Lowell, OR	43.92	-122.78
Oskaloosa, KS	39.22	-95.31
Astoria, IL	40.23	-90.36
Boothbay Harbor, ME	43.85	-69.63
Dexter, NY	44.01	-76.04
Lannon, WI	43.15	-88.17
Washington, KS	39.82	-97.05
Panora, IA	41.69	-94.36
Easton, WI	43.84	-89.81
Mount Morris, WI	44.11	-89.19
Alamo, NM	34.42	-107.51
Midway, AR	36.39	-92.46
Woodworth, LA	31.15	-92.50
Asherton, TX	28.44	-99.76
Hillside Lake, NY	41.61	-73.80
McCaysville, GA	34.99	-84.37
Billings, MO	37.07	-93.55
Lake Secession, SC	34.28	-82.59
Tipton, PA	40.64	-78.30
Fountain Green, UT	39.63	-111.64
Gilcrest, CO	40.28	-104.78
Kenmare, ND	48.67	-102.08
Rosiclare, IL	37.42	-88.35
Chetopa, KS	37.04	-95.09
New Franklin, MO	39.02	-92.74
Luttrell, TN	36.20	-83.74
Markham, TX	28.96	-96.07
Hamburg, IA	40.60	-95.66
Flanagan, IL	40.88	-88.86
Frankfort, ME	44.61	-68.88
Dollar Bay, MI	47.12	-88.51
Norlina, NC	36.45	-78.20
Sciotodale, OH	38.75	-82.87
Pembroke, VA	37.32	-80.64
Fayette, ME	44.41	-70.03
Wanamingo, MN	44.30	-92.79
Little Round Lake, WI	45.96	-91.37
Yarrow Point, WA	47.65	-122.22
Hāwī, HI	20.24	-155.83
Pennsboro, WV	39.29	-80.97
Califon, NJ	40.72	-74.84
New Bloomfield, PA	40.42	-77.19
Alamo, NV	37.36	-115.16
Van Lear, KY	37.77	-82.76
Aplington, IA	42.58	-92.88
Keystone, CO	39.60	-105.99
Steele, AL	33.94	-86.20
Kempner, TX	31.08	-98.00
Lindsay, TX	33.64	-97.22
Lawrenceville, VA	36.76	-77.85
Almedia, PA	41.01	-76.38
Nashville, IN	39.21	-86.25
Bowling Green, MD	39.62	-78.80
Bodega Bay, CA	38.33	-123.05
Atoka, NM	32.77	-104.39
Langley, WA	48.04	-122.41
Heritage Creek, KY	38.12	-85.72
Maud, OK	35.13	-96.78
Gholson, TX	31.70	-97.22
Pine Island, TX	30.06	-96.04
Cedar Bluff, VA	37.09	-81.76
Nellysford, VA	37.89	-78.87
Dixfield, ME	44.53	-70.46
Hector, MN	44.74	-94.72
New Castle, NH	43.07	-70.72
Colony Park, PA	40.35	-75.98
Salluit, QC	62.20	-75.64
Pickens, MS	32.88	-89.97
Sunflower, MS	33.54	-90.54
Limestone, ME	46.91	-67.83
Rafter J Ranch, WY	43.43	-110.80
Newellton, LA	32.07	-91.24
Stover, MO	38.44	-92.99
Wade, MS	30.64	-88.57
White Plains, NC	36.45	-80.63
Forest Park, OK	35.50	-97.45
Dodson Branch, TN	36.31	-85.53
Obion, TN	36.26	-89.19
Champlain, NY	44.99	-73.45
Eureka, MT	48.88	-115.05
La Broquerie, MB	49.52	-96.50
Oakland, OK	34.10	-96.79
Brownsboro, TX	32.30	-95.61
Lavalette, WV	38.32	-82.45
Belle Vernon, PA	40.13	-79.87
Central City, PA	40.11	-78.80
Oakfield, WI	43.69	-88.55
Stillman Valley, IL	42.11	-89.18
Bessemer, PA	40.97	-80.49
De Smet, SD	44.39	-97.55
Williams, OR	42.22	-123.27
Republic, WA	48.65	-118.74
New Century, KS, KS	38.82	-94.90
Crocker, MO	37.95	-92.26
Maud, TX	33.33	-94.34
Redwater, TX	33.36	-94.25
Jefferson, NH	44.42	-71.47
Stamford, NY	42.41	-74.61
Luck, WI	45.58	-92.48
Langham, SK	52.37	-106.97
Marcus, IA	42.83	-95.81
Celoron, NY	42.11	-79.28
Prospect, OH	40.45	-83.19
Elwood, UT	41.69	-112.14
Fort McPherson, NT	67.44	-134.89
Arnaudville, LA	30.40	-91.93
Wister, OK	34.97	-94.72
Chico, TX	33.30	-97.80
Godley, TX	32.45	-97.53
Edinburg, VA	38.82	-78.57
Truman, MN	43.83	-94.44
Minetto, NY	43.40	-76.48
Deloraine, MB	49.19	-100.49
Batesville, TX	28.95	-99.62
Convoy, OH	40.92	-84.70
Saint-Denis-sur-Richelieu, QC	45.78	-73.15
Gaston, NC	36.50	-77.64
New Hope, TN	35.01	-85.66
Hill Country Village, TX	29.58	-98.49
Greenwood, DE	38.81	-75.59
Richton, MS	31.35	-88.94
Saint Paul, TX	33.04	-96.55
Prices Fork, VA	37.21	-80.49
Town Creek, AL	34.68	-87.41
Frankfort, OH	39.40	-83.18
Bellaire, MI	44.98	-85.21
Seneca, PA	41.38	-79.70
Portland, WI	43.77	-90.86
Ash Flat, AR	36.22	-91.61
Shelton, NE	40.78	-98.73
Curtisville, PA	40.64	-79.85
New Philadelphia, PA	40.72	-76.12
Sand Point, AK	55.34	-160.50
Arbutus Ridge, BC	49.25	-123.17
Smoky Lake, AB	54.12	-112.47
Brooks, ME	44.55	-69.12
Baudette, MN	48.71	-94.60
New Cumberland, WV	40.50	-80.61
Joseph, OR	45.35	-117.23
Goreville, IL	37.55	-88.97
Fairland, OK	36.75	-94.85
Runge, TX	28.88	-97.71
South Ashburnham, MA	42.61	-71.94
Pocono Ranch Lands, PA	41.16	-74.95
Blackwater, AZ	33.03	-111.58
Willow Valley, AZ	34.91	-114.61
Porcupine, SD	43.24	-102.33
Moorcroft, WY	44.26	-104.95
Cache Creek, BC	50.81	-121.32
Mountain City, GA	34.92	-83.39
Maringouin, LA	30.49	-91.52
Newark, TX	33.00	-97.48
Roscommon, MI	44.50	-84.59
Center Harbor, NH	43.71	-71.46
Poestenkill, NY	42.69	-73.56
Lincoln, PA	40.32	-79.85
Martin, SD	43.17	-101.73
Nahunta, GA	31.20	-81.98
Bolivar, WV	39.32	-77.75
McKinley Heights, OH	41.18	-80.72
Wink, TX	31.75	-103.16
Gerber, CA	40.06	-122.15
Saint-Norbert, QC	46.17	-73.31
Weedon Centre, QC	45.71	-71.46
Mound City, MO	40.13	-95.23
Sylvan Beach, NY	42.46	-77.11
Upper Bear Creek, CO	39.62	-105.42
Oxbow, SK	49.23	-102.17
Horatio, AR	33.94	-94.36
Newport, DE	39.71	-75.61
Delevan, NY	42.49	-78.48
Lake Nebagamon, WI	46.51	-91.70
North Edwards, CA	35.02	-117.83
Daniel, UT	40.47	-111.41
The Galena Territory, IL	42.39	-90.33
Saint-Elzéar, QC	45.60	-73.73
De Kalb, MS	32.77	-88.65
Weeping Water, NE	40.87	-96.14
Hill, NH	43.52	-71.70
Killam, AB	52.78	-111.85
Double Springs, AL	34.15	-87.40
Hoopers Creek, NC	35.44	-82.47
Reading, MI	41.84	-84.75
Sanbornville, NH	43.55	-71.03
Tuscarawas, OH	40.39	-81.41
Schoeneck, PA	40.24	-76.17
Velda Village Hills, MO	38.69	-90.29
Tom Bean, TX	33.52	-96.48
George, IA	43.34	-96.00
Lynn, IN	40.05	-84.94
Elgin, MN	44.13	-92.25
Belfield, ND	46.89	-103.20
Coburg, OR	44.14	-123.07
Highland, AR	36.28	-91.52
Solomon, KS	38.92	-97.37
Kearney Park, MS	32.59	-90.32
Ray City, GA	31.07	-83.20
Palo, IA	42.07	-91.80
Ivyland, PA	40.21	-75.07
Yoncalla, OR	43.60	-123.28
Bloomfield, KY	37.91	-85.32
Supreme, LA	29.86	-90.98
Uhland, TX	29.96	-97.79
Saybrook Manor, CT	41.29	-72.40
Etna, ME	44.82	-69.11
Westfield, PA	41.92	-77.54
Upper Lake, CA	39.16	-122.91
Twin Lakes, NM	35.71	-108.77
Clinton, MT	46.77	-113.71
De Land Southwest, FL	29.01	-81.31
Edinburg, IL	39.66	-89.39
Northfield, KY	38.29	-85.64
Williamsport, OH	39.59	-83.12
Gorman, TX	32.21	-98.67
Lake Saint Croix Beach, MN	44.92	-92.77
Pender, NE	42.11	-96.71
Ashton, ID	44.07	-111.45
Plains, MT	47.46	-114.88
Cambridge, NE	40.28	-100.17
Hornepayne, ON	49.21	-84.78
Jeffersonville, GA	32.69	-83.35
Melville, LA	30.69	-91.74
Rowland, NC	34.54	-79.29
Afton, OK	36.69	-94.96
Inman Mills, SC	35.04	-82.10
Concord, MI	42.18	-84.64
Luckey, OH	41.45	-83.49
Yeagertown, PA	40.64	-77.58
Clark, SD	44.88	-97.73
Millersport, OH	39.90	-82.53
Beaverton, MI	43.88	-84.48
Keewatin, MN	47.40	-93.07
Tyndall, SD	42.99	-97.86
Georgetown, CO	39.71	-105.70
Sterling City, TX	31.84	-100.98
Rhodhiss, NC	35.77	-81.43
Caddo, OK	34.13	-96.26
McConnellsburg, PA	39.93	-78.00
Ricardo, TX	27.42	-97.85
Carlton, MN	46.66	-92.42
Shelter Island Heights, NY	41.08	-72.36
Bear Rocks, PA	40.12	-79.46
Alto, WI	43.68	-88.80
Bear Creek, AL	34.27	-87.70
Marvell, AR	34.56	-90.91
Steinhatchee, FL	29.67	-83.39
Altamont, KS	37.19	-95.30
Watson, LA	30.58	-90.95
Jamaica Beach, TX	29.19	-94.98
Redland, TX	31.40	-94.72
Eagle, NE	40.82	-96.43
Lakeview, OH	40.48	-83.92
New Shoreham, RI	41.17	-71.56
London, AR	35.33	-93.25
Cyril, OK	34.90	-98.20
Colfax, IL	40.57	-88.62
Otisville, NY	41.47	-74.54
Naco, AZ	31.34	-109.95
Paisley, ON	44.31	-81.27
Stedman, NC	35.01	-78.69
Riverside, IA	41.48	-91.58
Stony Creek Mills, PA	40.35	-75.87
Kā‘anapali, HI	20.93	-156.69
Shelby, AL	33.11	-86.58
Campti, LA	31.89	-93.12
Garrett Park, MD	39.04	-77.09
Sidney, IA	40.75	-95.65
Denmark, ME	43.97	-70.80
Waterloo, NE	41.29	-96.29
Yorkville, OH	40.15	-80.71
Rio, WI	43.45	-89.24
Hart, TX	34.39	-102.12
Wurtland, KY	38.55	-82.78
Saint Jo, TX	33.69	-97.52
Rosendale, WI	43.81	-88.67
Challis, ID	44.50	-114.23
Grand Coulee, WA	47.94	-119.00
Noonan, NB	45.97	-66.53
Bogart, GA	33.95	-83.53
Ryland Heights, KY	38.96	-84.46
Hannawa Falls, NY	44.61	-74.97
Captains Cove, VA	37.99	-75.42
Sedan, KS	37.13	-96.19
Gideon, MO	36.45	-89.92
Pasatiempo, CA	37.00	-122.03
Masaryktown, FL	28.44	-82.46
Statenville, GA	30.70	-83.03
Odin, IL	38.62	-89.05
New Waverly, TX	30.54	-95.48
Clear Lake, WI	45.25	-92.27
Akutan, AK	54.13	-165.78
Quail Ridge, FL	28.35	-82.56
Sunman, IN	39.24	-85.09
Chauncey, OH	39.40	-82.13
Lasara, TX	26.46	-97.91
Dickeyville, WI	42.63	-90.59
Linton, ND	46.27	-100.23
Kerrobert, SK	51.92	-109.13
Weymontachie, QC	47.90	-73.78
Humansville, MO	37.79	-93.58
Stoneville, NC	36.47	-79.91
Amherst, WI	44.45	-89.28
Jarvis, ON	42.88	-80.10
Hackberry, TX	33.15	-96.92
Windemere, TX	30.46	-97.65
Frenchville, ME	47.28	-68.38
Millington, MI	43.28	-83.53
Bridgewater, NH	43.64	-71.74
Palenville, NY	42.17	-74.02
Nashville, WI	45.52	-89.02
Mount Hermon, CA	37.05	-122.06
Mission, OR	45.67	-118.68
Nickerson, KS	38.15	-98.08
Ninnekah, OK	34.95	-97.92
Falcon Lake Estates, TX	26.87	-99.26
Eden Valley, MN	45.33	-94.55
Shafer, MN	45.39	-92.75
Saint-Boniface, QC	46.50	-75.98
North Tunica, MS	34.70	-90.38
Winchester, OH	38.94	-83.65
Clarkston, MI	42.74	-83.42
Elbridge, NY	43.03	-76.45
Beaverdale, PA	40.32	-78.70
Washington, VT	44.11	-72.43
Boonville, CA	39.01	-123.37
Pacific City, OR	45.20	-123.96
Yosemite Valley, CA	37.74	-119.58
Langenburg, SK	50.85	-101.72
Highland, MD	39.18	-76.96
Santa Anna, TX	31.74	-99.32
Lempster, NH	43.24	-72.21
Flint City, AL	34.52	-86.97
Urbancrest, OH	39.90	-83.09
Mendon, VT	43.65	-72.93
Turtle Lake, WI	45.39	-92.14
Smith, NV	38.80	-119.33
Scobey, MT	48.79	-105.42
Geronimo, TX	29.66	-97.97
Lily Lake, IL	41.95	-88.48
Wakeman, OH	41.25	-82.40
Ordway, CO	38.22	-103.76
Six Mile, BC	48.46	-123.46
Saint Paul, IN	39.43	-85.63
Stonewall, MS	32.13	-88.79
Zena, NY	42.02	-74.08
Blue Ball, PA	40.12	-76.05
Waldo, FL	29.79	-82.17
Meigs, GA	31.07	-84.09
Caldwell, KS	37.03	-97.61
Eclectic, AL	32.64	-86.03
Poseyville, IN	38.17	-87.78
Saint Michaels, MD	38.79	-76.22
Marlinton, WV	38.22	-80.09
Allison, IA	42.75	-92.80
Castine, ME	44.39	-68.80
Garland, ME	45.04	-69.16
North Branch, MI	43.23	-83.20
Bethany, WV	40.21	-80.56
Phillips, ME	44.82	-70.34
Saticoy, CA	34.28	-119.15
Aurora, UT	38.92	-111.93
Morrisonville, IL	39.42	-89.46
Worden, IL	38.93	-89.84
Taylorsville, KY	38.03	-85.34
Wortham, TX	31.79	-96.46
Kenwood, CA	38.41	-122.55
Farm Loop, AK	61.64	-149.14
Norman Wells, NT	65.28	-126.83
Plantagenet, ON	45.53	-74.99
Altamont, TN	35.43	-85.72
Fairchilds, TX	29.43	-95.78
Plum Grove, TX	32.20	-96.99
Pierceton, IN	41.20	-85.71
Browning, MT	48.56	-113.01
Ear Falls, ON	50.64	-93.24
Reynolds, GA	32.56	-84.10
Ramsey, IL	39.14	-89.11
Wiley Ford, WV	39.61	-78.78
Plandome Heights, NY	40.80	-73.70
Alpaugh, CA	35.89	-119.49
Minturn, CO	39.59	-106.43
Tiki Island, TX	29.30	-94.92
Coal Hill, AR	35.44	-93.67
Mount Ida, AR	34.56	-93.63
Trappe, MD	38.66	-76.06
Occoquan, VA	38.68	-77.26
Terramuggus, CT	41.64	-72.47
Newark, IL	41.54	-88.58
South Waverly, PA	42.00	-76.54
Moapa Town, NV	36.68	-114.59
French Creek, BC	49.34	-124.36
Overbrook, KS	38.78	-95.56
Oxford, KS	37.27	-97.17
Kingston, OH	39.47	-82.91
Groveton, TX	31.05	-95.13
Sheldon, IL	40.77	-87.56
Wanatah, IN	41.43	-86.90
Penryn, PA	40.21	-76.37
Houck, AZ	35.28	-109.21
Johnstonville, CA	40.38	-120.59
Fyffe, AL	34.45	-85.90
Lyndon, KS	38.61	-95.68
Deweyville, TX	30.30	-93.74
Chebanse, IL	41.00	-87.91
Lake Shore, MN	46.49	-94.36
Macy, NE	42.11	-96.36
Royalton, PA	40.19	-76.73
Mesa Verde, CA	33.61	-114.73
Seelyville, IN	39.49	-87.27
North English, IA	41.51	-92.08
Walton, IN	40.66	-86.24
Wittenberg, WI	44.83	-89.17
Palouse, WA	46.91	-117.08
Cookshire, QC	45.42	-71.63
Saint-Prime, QC	48.58	-72.33
McLeansville, NC	36.11	-79.66
McCullom Lake, IL	42.37	-88.29
Mantua, OH	41.28	-81.22
Healy, AK	63.86	-148.97
Denman Island, BC	49.53	-124.82
Greenfield, IL	39.34	-90.21
Abbottstown, PA	39.89	-76.98
Stetson, ME	44.89	-69.14
McGraw, NY	42.60	-76.09
Manchester, WI	43.69	-89.05
Robert Lee, TX	31.89	-100.48
Buckeystown, MD	39.33	-77.43
Edwards, MS	32.33	-90.61
Riesel, TX	31.47	-96.92
Rockwell, IA	42.99	-93.19
Rome, ME	44.59	-69.87
Naples, NY	42.62	-77.40
Bradner, OH	41.32	-83.44
Falls Creek, PA	41.15	-78.80
Plummer, ID	47.34	-116.89
Six Shooter Canyon, AZ	33.37	-110.77
Meredosia, IL	39.83	-90.56
Dunbar, PA	39.98	-79.61
Rushmere, VA	37.07	-76.68
Danville, OH	40.45	-82.26
Albany, WI	42.71	-89.44
Santa Clara Pueblo, NM	35.97	-106.09
Tanner, WA	47.48	-121.75
Chevak, AK	61.53	-165.59
Clyde River, NU	70.47	-68.59
Caledonia, MS	33.68	-88.32
Cape Charles, VA	37.27	-76.02
Paullina, IA	42.98	-95.69
Jerome, PA	40.21	-78.98
Beckemeyer, IL	38.61	-89.44
West Cape May, NJ	38.94	-74.94
Fish Lake, IN	41.57	-86.55
Soda Bay, CA	39.00	-122.79
Tonasket, WA	48.71	-119.44
Oilton, OK	36.08	-96.58
Southmayd, TX	33.63	-96.77
Motley, VA	37.07	-79.34
Wolcottville, IN	41.53	-85.37
Mill Neck, NY	40.89	-73.56
Stoneboro, PA	41.34	-80.11
Greater Lakeburn, NB	46.08	-64.67
Cherokee, AL	34.76	-87.97
Leesburg, AL	34.18	-85.76
Limestone Creek, FL	26.94	-80.14
Masonville, KY	37.68	-87.03
Metcalfe, MS	33.45	-91.01
Berryville, TX	32.09	-95.47
Goodland, IN	40.76	-87.29
Taylors Falls, MN	45.40	-92.65
North Bibb, AL	33.20	-87.15
Lovell, ME	44.13	-70.89
Friend, NE	40.65	-97.29
Enlow, PA	40.45	-80.23
New Columbia, PA	41.04	-76.87
Greenwood, WI	44.77	-90.60
Lincoln, MT	46.95	-112.68
Wayne City, IL	38.35	-88.59
Bude, MS	31.46	-90.85
Eddyville, IA	41.16	-92.64
Preston, IA	42.05	-90.41
Kittery Point, ME	43.08	-70.71
Loup City, NE	41.28	-98.97
Baxter Estates, NY	40.83	-73.70
Earth, TX	34.23	-102.41
Electric City, WA	47.93	-119.04
Lake Latonka, PA	41.29	-80.18
Payson, IL	39.82	-91.24
Kiowa, KS	37.02	-98.49
Indian Hills Cherokee Section, KY	38.28	-85.65
Gorman, NC	36.04	-78.82
Audubon Park, NJ	39.90	-75.09
Yoe, PA	39.91	-76.64
Bradford, TN	36.08	-88.81
East Gull Lake, MN	46.41	-94.36
Beach City, OH	40.65	-81.58
Jamaica, VT	43.10	-72.78
Highland, KS	39.86	-95.27
Arapahoe, NE	40.30	-99.90
Beatty, NV	36.91	-116.76
Lake Mack-Forest Hills, FL	29.00	-81.42
Nackawic, NB	46.00	-67.24
Quinton, OK	35.12	-95.37
Webster Springs, WV	38.48	-80.41
Barre, MA	42.42	-72.11
Hadley, NY	43.32	-73.85
Palo Alto, PA	40.69	-76.17
King Cove, AK	55.06	-162.32
Nevada, TX	33.04	-96.37
Andover, NY	42.16	-77.80
Ouray, CO	38.02	-107.67
Sherrills Ford, NC	35.62	-80.99
Athens, MI	42.09	-85.23
Springfield, NH	43.50	-72.03
North Randall, OH	41.43	-81.53
Enhaut, PA	40.23	-76.83
Clarks, LA	32.03	-92.14
Derma, MS	33.86	-89.28
Farmersville, OH	39.68	-84.43
Red Lick, TX	33.46	-94.17
King City, MO	40.05	-94.52
Glandorf, OH	41.03	-84.08
Chicora, PA	40.95	-79.74
Niland, CA	33.24	-115.52
La Center, KY	37.08	-88.97
Ellerbe, NC	35.07	-79.76
Parkers Prairie, MN	46.15	-95.33
Thompson, ND	47.77	-97.11
Island City, OR	45.34	-118.04
South Lebanon, OR	44.51	-122.90
Maysville, NC	34.90	-77.23
Thornport, OH	39.91	-82.41
Despard, WV	39.29	-80.31
Chama, NM	36.90	-106.58
Preeceville, SK	51.95	-102.67
Newport, OH	39.39	-81.23
Glasford, IL	40.57	-89.81
Wendell, MA	42.55	-72.40
Stratford, NH	44.66	-71.56
Tribes Hill, NY	42.96	-74.29
Spring Ridge, PA	40.35	-75.99
Minkler, CA	36.72	-119.46
Hawesville, KY	37.90	-86.75
Prentiss, MS	31.60	-89.87
Ringling, OK	34.18	-97.59
Hubbard Lake, MI	44.76	-83.54
Pioche, NV	37.93	-114.45
Spring City, UT	39.48	-111.50
Clear Lake, WA	48.46	-122.23
Watterson Park, KY	38.19	-85.68
Brightwood, VA	38.42	-78.19
Hartford, ME	44.37	-70.35
Troy, ME	44.66	-69.24
Vineland, MN	46.16	-93.76
Donald, OR	45.22	-122.84
Woodville, MS	31.10	-91.30
Columbus, NC	35.25	-82.20
Parker, SD	43.40	-97.14
Balsam Lake, WI	45.45	-92.45
Dighton, KS	38.48	-100.47
Carrollton, AL	33.26	-88.10
Troy, KS	39.78	-95.09
Medford, OK	36.81	-97.73
Sutton, WV	38.66	-80.71
Green Lake, WI	43.84	-88.96
Tunica, MS	34.68	-90.38
Harlowton, MT	46.44	-109.83
Grundy, VA	37.28	-82.10
Bristol, FL	30.43	-84.98
Jonesville, VA	36.69	-83.11
Franklin, GA	33.28	-85.10
New London, MO	39.59	-91.40
Red Cloud, NE	40.09	-98.52
Ipswich, SD	45.44	-99.03
Gainesboro, TN	36.36	-85.66
Hallock, MN	48.77	-96.95
Keosauqua, IA	40.73	-91.96
Cooperstown, ND	47.44	-98.12
Carrizozo, NM	33.64	-105.88
Ponca, NE	42.56	-96.71
Belmont, NY	42.22	-78.03
Cascade, ID	44.52	-116.04
Hardin, IL	39.16	-90.62
Fort Sumner, NM	34.47	-104.25
Walker, MN	47.10	-94.59
Independence, VA	36.62	-81.15
New Castle, KY	38.43	-85.17
Mifflintown, PA	40.57	-77.40
Chappell, NE	41.09	-102.47
Franklin, NE	40.10	-98.95
Wessington Springs, SD	44.08	-98.57
Osceola, MO	38.05	-93.70
White Sulphur Springs, MT	46.55	-110.90
Linden, TN	35.62	-87.84
Hiawassee, GA	34.95	-83.76
Wartburg, TN	36.10	-84.60
Centerville, TX	31.26	-95.98
Vega, TX	35.24	-102.43
Coldspring, TX	30.59	-95.13
Dixon, KY	37.52	-87.69
Talbotton, GA	32.68	-84.54
Philipsburg, MT	46.33	-113.29
Chester, MT	48.51	-110.97
Leakesville, MS	31.16	-88.56
Primghar, IA	43.09	-95.63
Alton, MO	36.69	-91.40
Bandera, TX	29.73	-99.07
Marshall, NC	35.80	-82.68
Cottonwood Falls, KS	38.37	-96.54
Woodstock, VT	43.62	-72.52
Kenansville, NC	34.96	-77.96
Decaturville, TN	35.58	-88.12
Aspermont, TX	33.13	-100.23
Warrenton, NC	36.40	-78.16
Crowell, TX	33.98	-99.72
Benton, MO	37.10	-89.56
Hayneville, AL	32.18	-86.58
Greenville, GA	33.03	-84.71
Goochland, VA	37.68	-77.89
Arco, ID	43.64	-113.30
Virginia City, NV	39.31	-119.65
Jetmore, KS	38.08	-99.89
Osceola, NE	41.18	-97.55
Rushville, NE	42.72	-102.46
Rankin, TX	31.22	-101.94
Lake City, MI	44.34	-85.22
Mankato, KS	39.79	-98.21
Lake Andes, SD	43.16	-98.54
Benkelman, NE	40.05	-101.53
Elizabeth, WV	39.06	-81.40
Superior, MT	47.19	-114.89
Schoharie, NY	42.67	-74.31
Cheyenne Wells, CO	38.82	-102.35
Sanderson, TX	30.14	-102.39
Van Buren, MO	37.00	-91.01
Columbia, NC	35.92	-76.25
West Union, WV	39.30	-80.78
Oshkosh, NE	41.40	-102.34
Atlanta, MI	45.00	-84.14
Pawnee City, NE	40.11	-96.15
Brownsville, KY	37.19	-86.27
Arapaho, OK	35.58	-98.96
Cheyenne, OK	35.61	-99.67
Ashland, KS	37.19	-99.77
Byrdstown, TN	36.57	-85.13
Dakota City, IA	42.72	-94.20
Grant City, MO	40.49	-94.41
Wedowee, AL	33.31	-85.48
Council, ID	44.73	-116.44
Mohall, ND	48.76	-101.51
Coldwater, KS	37.27	-99.33
Alma, KS	39.02	-96.29
Greensburg, KS	37.60	-99.29
Throckmorton, TX	33.18	-99.18
North Hero, VT	44.83	-73.27
Tribune, KS	38.47	-101.75
Mott, ND	46.37	-102.33
Middlebourne, WV	39.49	-80.90
Howard, SD	44.01	-97.53
McKee, KY	37.43	-84.00
Napoleon, ND	46.51	-99.77
Pineville, MO	36.59	-94.38
Shoals, IN	38.67	-86.79
Highmore, SD	44.52	-99.44
Siren, WI	45.79	-92.38
Oregon, MO	39.99	-95.14
Westmoreland, KS	39.39	-96.41
Saluda, VA	37.61	-76.59
Berkeley Springs, WV	39.62	-78.22
Fonda, NY	42.95	-74.38
Calhoun, KY	37.54	-87.26
Lake Pleasant, NY	43.47	-74.41
Sharon Springs, KS	38.90	-101.75
Wallace, ID	47.47	-115.93
Gainesville, MO	36.60	-92.43
Mertzon, TX	31.26	-100.82
Elizabethtown, NY	44.22	-73.59
Philip, SD	44.04	-101.67
Alma, WI	44.32	-91.91
Kiowa, CO	39.35	-104.46
Winton, NC	36.40	-76.93
Hindman, KY	37.34	-82.98
Faulkton, SD	45.03	-99.12
Hugo, CO	39.14	-103.47
Clay Center, NE	40.52	-98.06
Ashley, ND	46.03	-99.37
Lancaster, MO	40.52	-92.53
Central City, CO	39.80	-105.51
Plankinton, SD	43.72	-98.49
Convent, LA	30.02	-90.83
Steele, ND	46.85	-99.92
Kadoka, SD	43.83	-101.51
Hennepin, IL	41.25	-89.34
Dove Creek, CO	37.77	-108.91
Bardwell, KY	36.87	-89.01
Liberty, MS	31.16	-90.81
Newland, NC	36.09	-81.93
Armour, SD	43.32	-98.35
Wickliffe, KY	36.96	-89.09
Greensburg, LA	30.83	-90.67
Inez, KY	37.87	-82.54
Elwood, NE	40.59	-99.86
Fairplay, CO	39.22	-106.00
Condon, OR	45.23	-120.19
Mound City, KS	38.14	-94.81
Franklin, WV	38.64	-79.33
Hot Sulphur Springs, CO	40.07	-106.10
Silverton, TX	34.47	-101.30
Canyon City, OR	44.39	-118.95
Friendship, WI	43.97	-89.82
Upper Marlboro, MD	38.82	-76.75
Wibaux, MT	46.99	-104.19
Woonsocket, SD	44.05	-98.28
Onida, SD	44.71	-100.06
Gibson, GA	33.23	-82.60
Mora, NM	35.97	-105.33
Lakota, ND	48.04	-98.34
New Augusta, MS	31.20	-89.04
Napoleonville, LA	29.94	-91.02
Brooksville, KY	38.68	-84.07
Silverton, CO	37.81	-107.66
Selby, SD	45.51	-100.03
English, IN	38.33	-86.46
Sandy Hook, KY	38.09	-83.13
Golconda, IL	37.37	-88.49
Pineville, WV	37.58	-81.54
Center City, MN	45.39	-92.82
Alexandria, SD	43.65	-97.78
Howard, KS	37.47	-96.26
Roby, TX	32.74	-100.38
San Luis, CO	37.20	-105.42
Circle, MT	47.42	-105.59
Eureka, NV	39.51	-115.96
Bedford, KY	38.59	-85.32
Eads, CO	38.48	-102.78
Dubois, ID	44.18	-112.23
Camden, NC	36.33	-76.17
Robbinsville, NC	35.32	-83.81
Vienna, MO	38.19	-91.95
Terry, MT	46.79	-105.31
Hartville, MO	37.25	-92.51
Newton, GA	31.31	-84.34
Florence, WI	45.92	-88.25
Beaver City, NE	40.14	-99.83
Burke, SD	43.18	-99.29
Miami, TX	35.69	-100.64
Loa, UT	38.40	-111.64
Eminence, MO	37.15	-91.36
Walden, CO	40.73	-106.28
Matador, TX	34.01	-100.82
Carnesville, GA	34.37	-83.24
Danielsville, GA	34.12	-83.22
Westcliffe, CO	38.13	-105.47
Bridgeport, CA	38.26	-119.23
White River, SD	43.57	-100.75
Center, ND	47.12	-101.30
Towner, ND	48.35	-100.41
Irwinton, GA	32.81	-83.17
Trenton, NE	40.18	-101.01
Union, WV	37.59	-80.54
Bassett, NE	42.59	-99.54
Mathews, VA	37.44	-76.32
Blairsville, GA	34.88	-83.96
Mayersville, MS	32.90	-91.05
Sierra Blanca, TX	31.17	-105.36
Ivanhoe, MN	44.46	-96.25
Greeley, NE	41.55	-98.53
Grantsville, WV	38.92	-81.10
Wampsville, NY	43.08	-75.71
Mound City, IL	37.09	-89.16
Ashland, MS	34.83	-89.18
Arnett, OK	36.14	-99.77
Cathlamet, WA	46.20	-123.38
Frenchburg, KY	37.95	-83.63
Charlotte Court House, VA	37.06	-78.64
Dupree, SD	45.05	-101.60
Shelbyville, MO	39.81	-92.04
Lovingston, VA	37.76	-78.87
Forman, ND	46.11	-97.64
Crawfordville, GA	33.55	-82.90
Paris, ID	42.23	-111.40
Jayton, TX	33.25	-100.57
Mullen, NE	42.04	-101.04
Accomac, VA	37.72	-75.67
Hyde Park, VT	44.59	-72.62
Greenville, MO	37.13	-90.45
Newport, IN	39.88	-87.41
Broadus, MT	45.44	-105.41
Timber Lake, SD	45.43	-101.07
Jackson, NC	36.39	-77.42
Saguache, CO	38.09	-106.14
Idaho City, ID	43.83	-115.83
Fessenden, ND	47.65	-99.63
Harrisville, MI	44.66	-83.29
Nezperce, ID	46.23	-116.24
Clay, WV	38.46	-81.09
Nelson, NE	40.20	-98.07
Randolph, UT	41.67	-111.18
Hermitage, MO	37.94	-93.32
Murdo, SD	43.89	-100.71
Keytesville, MO	39.43	-92.94
Bakersville, NC	36.02	-82.16
Tionesta, PA	41.50	-79.46
Rockford, AL	32.89	-86.22
Jasper, AR	36.01	-93.19
Fossil, OR	45.00	-120.22
Leola, SD	45.72	-98.94
Floyd, VA	36.91	-80.32
Finley, ND	47.51	-97.84
Campton, KY	37.73	-83.55
Meadville, MS	31.47	-90.90
Leakey, TX	29.73	-99.76
Preston, GA	32.07	-84.54
Boydton, VA	36.67	-78.39
Galena, MO	36.81	-93.47
Bland, VA	37.10	-81.12
Cameron, LA	29.80	-93.33
Creede, CO	37.85	-106.93
Jordan, MT	47.32	-106.91
Cumberland, VA	37.50	-78.25
Montross, VA	38.10	-76.83
Fairfield, ID	43.35	-114.79
Columbia, LA	32.11	-92.08
Tierra Amarilla, NM	36.70	-106.55
Hayti, SD	44.66	-97.21
Stanford, MT	47.15	-110.22
Stanardsville, VA	38.30	-78.44
Leland, MI	45.02	-85.76
Bowbells, ND	48.80	-102.25
McClusky, ND	47.49	-100.44
Stanton, ND	47.32	-101.38
Lake City, CO	38.03	-107.32
Hayesville, NC	35.05	-83.82
Channing, TX	35.68	-102.33
Hyden, KY	37.16	-83.37
Mount Olivet, KY	38.53	-84.04
Ekalaka, MT	45.89	-104.55
Buffalo, SD	45.58	-103.55
Fincastle, VA	37.50	-79.88
Beulah, MI	44.63	-86.09
Bison, SD	45.52	-102.46
Kingston, MO	39.64	-94.04
Harrisonburg, LA	31.77	-91.82
Garden City, TX	31.86	-101.48
Palo Pinto, TX	32.77	-98.30
Manila, UT	40.99	-109.72
Arkansas City, AR	33.61	-91.21
Swanquarter, NC	35.41	-76.33
Taloga, OK	36.04	-98.96
Stapleton, NE	41.48	-100.51
Butte, NE	42.91	-98.85
Moro, OR	45.48	-120.73
Laporte, PA	41.42	-76.49
Montague, TX	33.66	-97.72
Hysham, MT	46.29	-107.23
Gatesville, NC	36.40	-76.75
Smithland, KY	37.14	-88.40
Carson, ND	46.42	-101.56
Elizabethtown, IL	37.45	-88.31
Trenton, NC	35.07	-77.35
Downieville, CA	39.56	-120.83
Reserve, NM	33.71	-108.76
Linneus, MO	39.88	-93.19
Goldfield, NV	37.71	-117.24
Benjamin, TX	33.58	-99.79
Paint Rock, TX	31.51	-99.92
Tilden, TX	28.46	-98.55
Kennebec, SD	43.90	-99.86
Sussex, VA	36.92	-77.28
Guildhall, VT	44.57	-71.56
Dickens, TX	33.62	-100.84
Hanover, VA	37.77	-77.37
King William, VA	37.69	-77.01
New Kent, VA	37.52	-76.98
Sarita, TX	27.22	-97.79
Harrison, NE	42.69	-103.88
Springview, NE	42.82	-99.75
Ryegate, MT	46.30	-109.26
Surry, VA	37.14	-76.84
Gail, TX	32.77	-101.45
Anderson, TX	30.49	-95.99
Lexington, GA	33.87	-83.11
Halifax, NC	36.33	-77.59
Minnewaukan, ND	48.07	-99.25
Madison, VA	38.38	-78.26
Hayes Center, NE	40.51	-101.02
Tuscumbia, MO	38.23	-92.46
Thedford, NE	41.98	-100.58
Pittsboro, MS	33.94	-89.34
Virginia City, MT	45.29	-111.95
Yorktown, VA	37.24	-76.51
Hyannis, NE	42.00	-101.76
Fort Yates, ND	46.09	-100.63
Centerville, MO	37.44	-90.96
Danbury, NC	36.41	-80.21
Junction, UT	38.24	-112.22
Carrollton, MS	33.51	-89.92
Winnett, MT	47.00	-108.35
Taylor, NE	41.77	-99.38
McIntosh, SD	45.92	-101.35
Eastville, VA	37.35	-75.95
Lunenburg, VA	36.96	-78.27
Guthrie, TX	33.62	-100.32
Tryon, NE	41.55	-100.96
New Castle, VA	37.50	-80.11
Bolivia, NC	34.07	-78.15
Heathsville, VA	37.92	-76.47
Walthall, MS	33.61	-89.28
Monterey, VA	38.41	-79.58
Charles City, VA	37.34	-77.07
Medora, ND	46.91	-103.52
Washington, VA	38.71	-78.16
Sheldon, ND	46.59	-97.49
Warm Springs, VA	38.05	-79.79
Arthur, NE	41.57	-101.69
Newfane, VT	42.99	-72.66
Bartlett, NE	41.89	-98.55
Palmyra, VA	37.86	-78.26
Harrisburg, NE	41.56	-103.74
Monticello, MO	40.12	-91.71
Gove, KS	38.96	-100.49
Murphy, ID	43.22	-116.55
Center, NE	42.61	-97.88
Mosquero, NM	35.78	-103.96
King and Queen Court House, VA	37.67	-76.88
Booneville, KY	37.48	-83.67
Manning, ND	47.23	-102.77
Olivet, SD	43.24	-97.68
Eagle River, MI	47.41	-88.30
Knoxville, GA	32.72	-84.00
Mound City, SD	45.73	-100.07
Conejos, CO	37.09	-106.02
Stockville, NE	40.53	-100.38
Amidon, ND	46.48	-103.32
Mentone, TX	31.71	-103.60
Brewster, NE	41.94	-99.86
Clinton, BC	51.08	-121.59
Nahanni Butte, NT	61.03	-123.39
Gamèti, NT	64.11	-117.35
Saint-Colomban, QC	45.73	-74.13
Saint-Jacques, QC	45.95	-73.57
Saint-Nazaire, QC	48.59	-71.55
Saint-Philippe-de-La Prairie, QC	45.36	-73.48
Saint-Pie-V, QC	46.00	-72.75
Saint-Pierre-les-Becquets, QC	46.50	-72.20
Saint-Polycarpe, QC	45.30	-74.30
Saint-Rémi-de-Tingwick, QC	45.87	-71.82
Saint-Antonin, QC	47.76	-69.48
Appling, GA	33.55	-82.32
Currituck, NC	36.45	-76.02
Buckingham, VA	37.55	-78.56
Chesterfield, VA	37.38	-77.51
Dinwiddie, VA	37.08	-77.59
Isle of Wight, VA	36.91	-76.71
Lancaster, VA	37.77	-76.47
Powhatan, VA	37.54	-77.92
Spotsylvania, VA	38.20	-77.59
North Haverhill, NH	44.09	-72.03
West Caldwell, NJ	40.85	-74.30
St Marys, GA	30.76	-81.57
Washington Street Courthouse Annex, AL	34.80	-86.97
Allenstown, NH	43.16	-71.40`;
